# What is answered to a mistake. Each is said after a colon or on a line of its own: no capital at the beginning, no full stop.

# How a value that was given is shown; $kind is a type's name.
shown-text = '{ $text }'
shown-large-number = a number that large
shown-fraction = a fraction
shown-list = such a list
shown-table = such a table
shown-other = a { $kind }

# What an option takes. The words on and off are typed as they are in every language.
takes-flag = on, off
takes-number = { $low } to { $high }
takes-one-of = { $values }
takes-table = a table in a TOML file

# Moves.
error-unparsable = '{ $token }' is not a move; { $hint }
error-did-you-mean = did you mean { $token }?
error-moves-look-like = moves look like { $token }
error-action-codes = action codes are 0 to { $last }
error-illegal = { $token } is not allowed now: rule { $clause }
error-not-your-turn = seat { $number } has nothing to decide now; the table waits for seat { $waiting }
error-not-asked = nothing is asked of you now
error-no-choice = this is nothing to choose
error-is-a-choice = you may choose this now
error-match-over = the match is over; start a new one to play on

# Games, seats, options.
error-unknown-game = there is no game called '{ $name }'; choose one of { $known }
error-players = { $game } is for { $players } players, not { $given }
error-player-name = a player's name has to be text that can be written down
error-no-seat = there is no seat { $number }; seats are 0 to { $last }
error-option-flag = option { $option } is on or off, not { $found }
error-option-takes = option { $option } takes { $takes }, not { $found }
error-option-table = option { $option } is a table: put it in a TOML file, not { $found }
error-option-not-plain = option { $option } is a table of words, whole numbers, true and false, not { $found }
error-no-option = there is no option '{ $name }'; this game's options: { $known }
error-none = none
error-option-word = write an option as name=value, not { $found }
error-options-not-toml = the options file is not TOML: { $detail }

# Records. $detail is what the reader of JSON found, in English.
error-not-a-record = not a record: { $detail }
error-record-key-twice = not a record: a key stands twice in one object
error-record-fraction = not a record: a record has only whole numbers, not { $found }
error-record-format = this record's format is '{ $format }'; this version reads { $known }
error-record-options-not-plain = the options hold something that is not plain data, or too many lists inside lists
error-record-game = this is a record of '{ $found }', not of '{ $game }'
error-record-rules = made under rules version { $found }; this is version { $version }
error-record-seed = the seed is not hexadecimal
error-record-seed-length = the seed has { $bytes } bytes, not { $right }
error-record-move-form = move { $number } is not `seat token`
error-record-move = move { $number }: { $reason }
error-record-move-spelling = move { $number } is spelled '{ $found }'; a record says '{ $right }'
error-record-digest = the digest does not fit: the record was changed after it was written
error-record-commitment = the commitment is not the hash of the seed: these are not the cards that were promised
error-record-no-result = the match is over but the record has no result
error-record-early-result = the record has a result but the match is not over
# $field is totals, ranks or decided, as the record names it.
error-record-result = the result's { $field } are { $found }; the moves give { $right }
error-record-lines = the score lines of round { $round } are not what the moves give
error-record-rounds = the result has { $found } rounds; the moves give { $right }
error-record-option-missing = option { $option } is missing: a record has every option
error-record-option-spelling = option { $option } is written { $found }; a record says { $right }
error-record-form = the record says the right things, but not in the one way to write them

# Bots.
error-unknown-bot = there is no bot called '{ $name }'; { $trouble }
error-bots = choose one of { $known }
error-bots-or-class = choose one of { $known }, or name a class as module:Class
error-bot-module = the module '{ $module }' cannot be imported ({ $detail })
error-bot-not-there = the module '{ $module }' has no '{ $name }'
error-bot-class = '{ $name }' is not a class made from donabe.bots.Bot
error-bot-fault = bot { $bot } broke the rules (match with seed { $seed }, move { $move }, seat { $number }): { $reason }
error-bots-for-seats = name one bot for all seats or { $seats }, one for each; not { $found }

# Simulations and tournaments.
error-simulation-games = a simulation has at least one game, not { $found }
error-tournament-bots = a tournament is between two or more different bots; name each of them once
error-tournament-seatings = { $bots } bots at { $seats } seats are too many seatings of each deal; name fewer bots
error-tournament-deals = at least one deal has to be played, not { $found }
error-results = { $path }: { $reason }; name another file or move this one away
error-results-none = { $kind ->
    [study] this is no file of a study
    [tuning] this is no file of tuning trials
   *[tournament] this is no file of tournament results
}
# $field is what differs, as the file names it: game, players, bots ...
error-results-other = { $kind ->
    [study] these are the matches of another study ({ $field } { $found }, not { $right })
    [tuning] these are the trials of another tuning ({ $field } { $found }, not { $right })
   *[tournament] these are the results of another tournament ({ $field } { $found }, not { $right })
}
error-results-line = line { $line } is no result
error-results-line-other = line { $line } is not the match that belongs there
error-results-line-seats = line { $line } does not tell a result for every seat
error-results-in-use = another program is writing to it now
error-workers = --workers takes a number of processes from 1 on, or dask://HOST:PORT, not { $found }
error-workers-no-dask = a cluster needs the package `distributed`: pip install 'donabe[cluster]'
error-workers-no-cluster = nothing answers at { $address } ({ $detail }); start a scheduler there, see docs/scaling.md
error-workers-none = the cluster at { $address } has no worker; start one with `dask worker`, see docs/scaling.md
error-workers-died = workers died again and again over matches { $first } to { $last }
error-tune-range = { $place }: a range is low, high and perhaps a step, whole numbers, or one_of with a list of values
error-tune-aim = { $found } is no aim; there are { $known } (those from length on take a number, such as length=25±5)
error-tune-skill = the aim skill takes two levels, such as --bots thumb,random
error-tune-nothing = the file of --vary leaves nothing open; see docs/lab.md
error-tune-no-optuna = tuning needs the package `optuna`: pip install 'donabe[lab]'
error-study-levels = a study takes each level once

# The rulebook.
error-unknown-clause = there is no rule '{ $number }'; the nearest are { $close }

# Tables.
error-unknown-table = there is no such table; the link may be cut off
error-not-yours = you have no seat at this table
error-not-host = only the host of this table can do that
error-seat-taken = { $name } sits there; choose another seat
error-seat-taken-stand = { $name } sits there and has to stand up first
error-seat-taken-goes = { $name } sits on a seat that would go; let them move first
error-already-started = the match has started; this can only be done before
error-not-started = the match has not started yet
error-not-over = the match is not over yet
error-empty-seats = some seats are still empty; fill them with people or bots first
error-no-lesson = { $game } has no lesson yet; its rules page explains it
error-lesson-only = a lesson is played as it is; leave out { $fields }
error-outdated = this match was begun under older rules of the game; it cannot go on, and only its result is kept
error-unreadable = this table has been put aside and cannot be opened; the other tables are not affected, and the server's log says why
error-table-full = so much has been written down at this table that it takes nothing more but moves; make a new one
error-too-many-tables = { $most } tables that you made today are still unfinished; play on at one of those, or come back tomorrow
error-seconds = { $option } takes 0 to { $most } seconds
error-clock = clock takes 0 for none, or { $least } to { $most } seconds
error-name-length = a name has 1 to { $most } characters
error-name-plain = a name is plain text without control characters
error-name-marks = a name has at most { $most } accents or other marks on one letter
error-name-unseen = a name needs a letter or sign that can be seen
error-bad-link = this link was used already or is too old; make a new one on the device it came from
error-chat-length = a chat message has 1 to { $most } characters
error-chat-plain = a chat message is plain text without control characters
error-chat-marks = a chat message has at most { $most } accents or other marks on one letter
error-id = an id has 1 to { $most } characters, no control characters
error-too-fast = too many messages; wait a moment and send it again
error-stale = this choice was made for a decision that is no longer open; look at the table again
error-no-hints = this table is played without hints
error-too-early = the bot has only begun to think; give it a few seconds
error-still-thinking = a hint for your seat is on its way; wait for it
error-foreign-origin = this page comes from another site; open the table from the server's own address
error-unavailable = the server could not store this; nothing is known to have changed, send it again in a moment
error-no-record-yet = the record is public once the match is over
error-no-replay-yet = a match can be replayed once it is over
error-no-review-yet = a match can be reviewed once it is over
error-viewer = `as` is a seat from 0 to { $last }, -1 for what everybody saw, or open

# The server.
error-not-found = there is nothing under this address
error-fault = something went wrong here; it has been noted as { $request }
error-busy = so much is going on here that there is no room for more; try again in a few minutes
error-bad-request = the server could not read this: { $detail }
error-text-frames = send text frames, one JSON object each
error-too-large = a message has at most { $most } bytes
error-not-a-message = not a message of this protocol: { $detail }
error-hello-first = say hello first: {"{"}"t": "hello"{"}"}
error-serve = the server could not start; the lines above say why
error-serve-port = this user may not use port { $port }; choose one above 1023
error-serve-address = cannot listen on { $host }: { $detail }
error-processes-sqlite = several processes share a house only on PostgreSQL; give its address with --database postgresql://… or DONABE_DATABASE (donabe backup and restore bring tables there), or leave out --processes
error-processes-system = this system lets no two processes share a port; start one without --processes
error-database = tables can be kept in sqlite or postgresql, not in { $kind }
error-database-url = the URL of the database cannot be read; write it as postgresql://user@host/name or sqlite:////folder/file
error-serve-folder = cannot make the data folder { $path }: { $detail }
error-key-file = cannot write the key file { $path }: { $detail }
error-key-form = { $path } holds no key; a key is 32 bytes in base64, as donabe writes it
error-key-other = the seeds of this database are sealed with the key { $known }, and the one given here is { $ours }; give the right one with --key-file or DONABE_KEY, or if it is lost, give up its running matches with --new-key

# Keeping a house.
error-removed = the keeper of the house has taken you from this table
error-muted = the keeper of the house lets you not chat at this table
error-nobody-there = no person sits on seat { $number }
error-no-guest = '{ $name }' is no guest; give the number of a seat, or a guest's id as `donabe admin show` lists it
error-no-database = there is no database at { $path }; give --data or --database
error-database-away = the database cannot be reached: { $detail }
error-schema-newer = this database was made by a newer donabe (step { $step } of its schema); install that version again, or restore a backup from before
error-schema-older = this database was made by an older donabe; start the server once to bring it up to date
error-backup-exists = { $path } is there already; name a new file
error-backup-file = cannot write the backup { $path }: { $detail }
error-backup-missing = there is no backup at { $path }
error-backup-damaged = { $path } is no backup, or it is damaged: { $detail }
error-backup-gap = { $path } is not whole: the log of table { $table } has a gap
error-restore-not-empty = a backup is restored into an empty database only; name another one, or move this one away

# Files. The system's own words stand in for trouble that has no sentence here.
error-file = { $path }: { $reason }
error-file-missing = no such file or directory
error-file-forbidden = permission denied
error-file-folder = is a directory
error-file-no-folder = not a directory
error-file-read-only = read-only file system
error-file-full = no space left on device
error-file-other = { $detail }
error-file-line = { $path }, line { $line }: { $reason }
error-file-match = { $path }, match { $match }: { $reason }
error-file-empty = { $path }: no record in this file
error-file-matches = { $path } has { $count } { $count ->
    [one] match
   *[other] matches
}; there is no match { $number }

# Matches at the terminal.
error-no-seat-of = there is no seat { $number }; seats of this match are 0 to { $last }
error-no-seat-with = there is no seat { $number }; with { $players } players seats are 0 to { $last }
error-bots-for-others = name one bot for all other seats or { $seats }, one for each; not { $found }
error-resume-over = { $path }: this match is over; `donabe replay` tells it
error-resume-people = { $path }: this match has { $people } people; only one can go on here
error-review-unfinished = { $path }: the match is unfinished; only a finished one can be reviewed
error-interrupted = interrupted; nothing is left half written

# The lab in the browser.
error-unknown-study = there is no such study
error-lab-busy = a study is being played; the next one can begin when it is over
error-lab-not-yours = this study belongs to somebody else
error-lab-failed = something went wrong while this study was played; the server’s log says more
error-lab-level = in this lab play { $known }, not { $found }
error-lab-matches = a study has { $fewest } to { $most } matches, not { $found }
error-lab-searched = with only bots that search a study has at most { $most } matches
error-lab-seed = a seed has at most { $most } characters
