# The terminal.
terminal-token-of = { $who ->
    [you] your { $kind }
   *[other] { $kind } of { $seat }
}
terminal-card-of = { $label }, card { $number }
terminal-may-be = may be { $cards }
terminal-heading = { $title }, round { $round }{ $rounds ->
    [0] { "" }
   *[other] {" "}of { $rounds }
}
terminal-size = { $players } players, about { $minutes } minutes
terminal-takes = { $takes } ({ $default })
terminal-points = { $points } { $points ->
    [one] point
   *[other] points
}
# A number at a name, and what it counts.
terminal-badge = { $label } { $value }
terminal-yourself = { $name } (you)
terminal-decided = has decided
terminal-out = out of this round

terminal-menu = Which game shall it be? Type its number or its name.
terminal-menu-again = A number from 1 to { $most }, or a game’s name. Ctrl-C leaves.
terminal-how-many = How many players, { $players }? Enter for { $usual }.

terminal-welcome = { $title }. Type a number to choose, ? for help, quit to leave.
    The deal is fixed from now on; the hash of its seed is { $commitment }.
terminal-help =
    Type a choice’s number, or its token as it is written in bold. Where there is only one choice, Enter is enough.
      ?             this help
      what          what is asked of you now, with the rules that matter
      why TOKEN     why a move is not allowed
      hint          what the expert would do
      rules         all rules; rules 4.2 shows only that one
      score         the score sheet so far
      log           what has happened so far, as you saw it
      look          the whole table, nothing left out
      save FILE     save the match as it stands
      quit          leave the table
terminal-allowed = { $token } is allowed.
terminal-why-what = Which move? Type: why TOKEN
terminal-illegal = { $token } is not allowed now, because of rule { $clause }:
terminal-refused = { $reason }
terminal-back = Enter alone goes back to all choices.
terminal-no-choice = There is no such number: choose from 1 to { $most }.

terminal-no-points = Nobody has scored yet.
terminal-round-total = in this round
terminal-player = player
terminal-total = total
terminal-decided-by = decided by
terminal-over = The match is over
terminal-seed = The seed was { $seed };
    its SHA-256 is { $commitment }, as announced.

terminal-leaving = You leave the table.
terminal-offer-save = Save the unfinished match? Type a file’s name, or only Enter to leave without:
terminal-other-file = Another file’s name, or only Enter not to save:
terminal-saved = Saved: { $file }

terminal-story = { $title }: { $names }. Hash of the seed: { $commitment }
terminal-unfinished = The match is unfinished, after { $moves } { $moves ->
    [one] move
   *[other] moves
}.

# Numbers in tables.
terminal-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
terminal-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# Simulations and tournaments.
terminal-playing = playing
terminal-reviewing = reviewing
terminal-study-more = Going on in { $folder } with match { $done } of { $matches }.
terminal-study-report = Report: { $file }
terminal-tuning = tuning
terminal-tune-trial = trial
terminal-tune-chosen = options
terminal-tune-none = None of { $trials } trials has options that the game takes.
terminal-tune-best = { $frontier } of { $trials } trials are not beaten by another. Best on the whole: { $file } (for --options)
terminal-pace = { $matches } { $matches ->
    [one] match
   *[other] matches
} in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } matches/s
terminal-records = records: { $file }
terminal-results = results: { $file }
terminal-seat = seat
terminal-bot = bot
terminal-mean-score = mean score
terminal-win-share = win share
terminal-margin = ±
terminal-rating = rating
terminal-against = against
terminal-a-table-of = a table of
terminal-fair = fair
terminal-interval = 95 % interval
# Where the interval lies: above the fair share, below it, or still around it.
terminal-interval-above = above
terminal-interval-below = below
terminal-interval-open = open
terminal-tournament = { $game }, { $players } players: { $deals } deals, { $matches } matches
terminal-tournament-early = { $game }, { $players } players: { $deals } deals, { $matches } matches, stopped early out of { $planned } as every pair is clear
terminal-tournament-all = all { $matches } matches are in { $file } already; move it away to play them again
terminal-tournament-more = going on with { $file }: { $done } of { $matches } matches were played before
terminal-tournament-kept = { $done } of { $matches } matches are kept in { $file }: the same command goes on from there

# Records that were checked.
terminal-verified-title = { $title }
terminal-verified-unfinished = { $title }, unfinished
terminal-verified-kind = { $title }: { $count }
terminal-verified-good = OK: { $good } { $good ->
    [one] record
   *[other] records
} ({ $kinds })
terminal-verified-some = { $bad } of { $of } records are bad (good: { $kinds })
terminal-verified-bad = { $bad } of { $of } records are bad

# The server.
serve-at = Donabe is at { $address }  (Ctrl-C stops it; tables are kept)
serve-other-port = Port { $port } is taken, so another one is used.
serve-no-client = The browser client is missing: this Donabe was installed without Node.js. Only the API is served.
serve-get-client = To get it, install Node.js 22.12 or newer and repeat `pip install .`, or `pip install --force-reinstall` a built wheel.

# Keeping a house. A reason is in English, or what somebody typed.
keeper-table = table
keeper-game = game
keeper-status = status
keeper-updated = last change
keeper-status-aside = put aside
keeper-aside = { $table } is put aside: { $reason }
keeper-no-reason = the keeper of the house put it aside
keeper-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
keeper-shown = { $table }: { $game }, { $status }, version { $version }
keeper-shown-updated = last change { $updated }, round { $round }{ $rounds ->
    [0] { "" }
   *[other] {" "}of { $rounds }
}
keeper-seat = seat { $number }: { $name } ({ $who })
keeper-seat-guest = { $guest }
keeper-seat-host = { $guest }, host
keeper-said = { $name } ({ $guest }): { $text }
keeper-released = { $table } can be opened again.
keeper-delete-sure = Delete { $table } for good?
keeper-deleted = { $table } is deleted.
keeper-kicked = { $name } no longer sits on seat { $number }.
keeper-muted = { $guest } can no longer chat there.
keeper-unmuted = { $guest } can chat there again.
keeper-host = { $name } is the host now.
keeper-announced = { $count ->
    [one] Said at 1 table.
   *[other] Said at { $count } tables.
}
keeper-backed-up = { $path }: tables { $tables }, entries { $entries }, guests { $guests }; copied and checked in { $seconds } s.
keeper-key-apart = The key { $path } is not in it: keep a copy of the key somewhere else. Without it, running matches cannot go on.
keeper-restored = { $path } is restored: tables { $tables }, entries { $entries }, guests { $guests }, in { $seconds } s.
keeper-key-needed = Put the key of that house into { $path } (or { $variable }) before you start the server: without it, running matches cannot go on.
keeper-checking = Replaying
keeper-trouble = { $table }: { $reason }
keeper-checked = Tables replayed: { $count }; with trouble: { $bad }; put aside: { $aside }

# The command line. Attributes are the help of a command's arguments and options, by their names; one that ends in -default says what
# happens without the option.
terminal-your-name = Player
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-required = [required]
cli-default = [default: { $value }]
cli-every =
    .help = Show this message and exit.
    .install_completion = Install completion for the current shell.
    .show_completion = Show completion for the current shell, to copy it or customize the installation.
    .game = A game’s key, as `donabe games` lists it.
    .file = A .json file with one record, or a .jsonl file with one on each line.
    .players = How many play.
    .players-default = the usual number
    .option = Set a game’s option.
    .options = Read options from a file.
    .seed = Any text, or 64 hexadecimal digits used as they are: the same seed, the same deals.
    .workers = Processes of this machine, or the address of a Dask cluster.
    .workers-default = all cores
    .match = Which match of the file.
    .database = Such as postgresql://...; else what DONABE_DATABASE says.
    .database-default = SQLite
    .data = Where SQLite keeps the tables.
    .data-default = yours
    .key_file = The key that seals the seeds of running matches, unless DONABE_KEY has it.
    .key_file-default = donabe.key beside the database
    .table = A table’s id, the last part of its address.
cli-donabe = One table for five small-box card games: to play, to research, to design.
    .version = Show which donabe this is.
    .language = The language to speak, such as en; that of the system’s locale if there are sentences in it, else English.
cli-play = Play in the terminal, with bots at the other seats.
    .game = Without one, you are asked.
    .seat = Your seat, from 0.
    .bots = One for all other seats, or one each.
    .name = What you are called.
    .name-default = Player
    .save = Keep the record of the match there.
    .resume = Go on with a match that was saved.
cli-serve = Serve tables to browsers: friends and bots on one table.
    .host = The address to listen on; 0.0.0.0 is every one.
    .port = Another free one is used if it is taken.
    .open_page = Open the page in the browser.
    .pace = Seconds that a bot takes at least, so that people can follow.
    .new_key = The key that sealed the seeds is lost: seal with another one; matches that were running are put aside.
    .log_format = Lines for people, or JSON for programs.
    .metrics = Whether /metrics is there for everybody who reaches the server.
    .schema = Whether /schema is.
    .proxies = Proxies that are believed where a request comes from; * believes all.
    .keep_finished = Delete tables that are finished or were never begun after so many days.
    .keep_finished-default = never
    .export = Write the records of tables there before they are deleted.
    .lab = Let people start small studies from the browser; they are played in the background.
    .processes = So many workers on one port, with PostgreSQL; those that die are replaced, SIGHUP replaces all in turn.
cli-games = List the games, how many can play, and their options.
cli-rules = Show a game’s rules, or one of them.
    .clause = Only this one, such as 4.2.
cli-simulate = Let bots play many matches and sum them up.
    .matches = How many matches.
    .bots = One for all seats, or one each.
    .out = Write the records there.
    .rotate = Everybody moves one seat on from match to match.
cli-tournament =
    Compare bots: every deal is played in every seating.

    With at least as many bots as seats, every choice of them sits in every order. With fewer, each bot sits alone at each seat in turn, against a table of each other bot. Results are kept as matches end: after Ctrl-C, or for more deals, run the same command again.
    .bots = Two or more different bots.
    .deals = How many deals.
    .until_clear = Stop early when it is clear for every pair who is better.
    .out = Keep the results there.
    .out-default = one for these settings
    .json = Write the tables there as JSON.
cli-study = Say what a game is like, in one report with numbers and pictures: length, scores, fairness, decisions that matter, drama, skill and luck, what is strong, what is never used. After Ctrl-C run the same command again.
    .bots = Different levels; each sits at every seat of a deal once.
    .matches = How many matches; levels that search play only some of them.
    .out = A folder for the matches, the report and its tables.
    .out-default = one for the game
    .compare = Two files of options: the same deals under both, and how they differ.
cli-tune =
    Search for options of a game that come near to stated aims.

    FILE.toml is a file of options in which some values are left open, as low = 20, high = 40, step = 5 or as one_of = [true, false] in braces. Aims: seat_fairness, decisions_matter, late_decision and skill; length, rounds, decisions, choices, lead_changes, margin and winner with a number, such as length=25±5. After Ctrl-C, or for more trials, run the same command again.
    .vary = Options, some of them left open.
    .aim = What to come near to, with commas between.
    .trials = How many options to try.
    .bots = Different levels; each sits at every seat of a deal once.
    .matches = How many matches for each trial, on the same deals.
    .out = A folder for the trials, the frontier and the best options.
    .out-default = one for the game
cli-replay = Tell the story of a recorded match, with all cards open or as one seat saw it.
    .seat = See it from this seat.
cli-review = Say which decisions of a recorded match mattered, and what the expert would have done.
    .seat = Only this one, from 0.
    .seat-default = every person’s
    .simulations = Of the expert, for each decision.
    .simulations-default = as it likes
cli-verify = Check every record in a file against the rules, and say what is wrong if anything is.
cli-admin = Keep a house: look at its tables and keep order, while it runs or not.
cli-list = List tables, the latest first.
    .status = Only those that are open, playing, over or outdated.
    .status-default = all
    .limit = At most so many.
cli-show = Show a table with its people and what was said last.
cli-quarantine = Put a table aside: nobody can open it until it is released.
    .reason = Why; the list shows it.
cli-release = Let a table that was put aside be opened again.
cli-delete = Delete a table for good.
    .sure = Do not ask.
cli-kick = Take a person from a seat; once the match has begun, a bot plays on.
    .seat = From 0.
cli-mute = Let somebody no longer chat at a table.
    .who = A seat, from 0, or a guest’s id.
    .off = Let them chat again.
cli-host = Make the person at a seat the host.
    .seat = From 0.
cli-announce = Say something at every table in use.
    .text = 1 to 300 characters.
    .table = Only at this one.
cli-backup = Copy everything into a new SQLite file while the house runs, and check the copy.
    .file = The file to make.
cli-restore = Put a backup into an empty database, of either kind.
    .file = A file that `donabe backup` made.
cli-check = Replay every table and compare it with what else is stored of it.

# Mistakes on the command line; $detail is in English.
usage-missing = { $parameter } is missing
usage-no-option = there is no option { $parameter }
usage-bad-value = the value for { $parameter } does not fit: { $detail }
usage-other = { $detail }
error-unknown-command = there is no command called '{ $name }'; choose one of { $known }
