# 間違いへの答え。コロンの後、または1行で示される：文末に句点をつけない。

# 与えられた値の示し方。$kindは型の名前。
shown-text = 「{ $text }」
shown-large-number = そのような大きな数
shown-fraction = 小数
shown-list = そのようなリスト
shown-table = そのような表
shown-other = { $kind }型の値

# オプションに書けるもの。onとoffはどの言語でもそのまま入力する。
takes-flag = on、off
takes-number = { $low }〜{ $high }
takes-one-of = { $values }
takes-table = TOMLファイルの表

# 手。
error-unparsable = 「{ $token }」という手はありません。{ $hint }
error-did-you-mean = { $token }のことですか？
error-moves-look-like = 手は{ $token }のように書きます
error-action-codes = 手の番号は0〜{ $last }です
error-illegal = { $token }は今はできません：ルール{ $clause }
error-not-your-turn = 席{ $number }が今決めることはありません。席{ $waiting }を待っています
error-not-asked = 今あなたが決めることはありません
error-no-choice = これは選べるものではありません
error-is-a-choice = これは今選べます
error-match-over = ゲームは終了しました。続けて遊ぶには新しいゲームを始めてください

# ゲーム、席、オプション。
error-unknown-game = 「{ $name }」というゲームはありません。次から選んでください：{ $known }
error-players = { $game }は{ $players }人用です（指定は{ $given }人）
error-player-name = プレイヤーの名前は書き表せる文字にしてください
error-no-seat = 席{ $number }はありません。席は0〜{ $last }です
error-option-flag = オプション{ $option }はonかoffです（{ $found }は使えません）
error-option-takes = オプション{ $option }に使えるのは{ $takes }です（{ $found }は使えません）
error-option-table = オプション{ $option }は表です。TOMLファイルに書いてください（{ $found }は使えません）
error-option-not-plain = オプション{ $option }は文字列、整数、true、falseの表です（{ $found }は使えません）
error-no-option = 「{ $name }」というオプションはありません。このゲームのオプション：{ $known }
error-none = なし
error-option-word = オプションはname=valueの形で書いてください（{ $found }は使えません）
error-options-not-toml = オプションのファイルがTOMLではありません：{ $detail }

# 記録。$detailはJSONの読み手が見つけたことで、英語。
error-not-a-record = 記録ではありません：{ $detail }
error-record-key-twice = 記録ではありません：1つのオブジェクトに同じキーが2回あります
error-record-fraction = 記録ではありません：記録の数は整数だけです（{ $found }は使えません）
error-record-format = この記録の形式は「{ $format }」です。このバージョンで読めるのは{ $known }です
error-record-options-not-plain = オプションに単純なデータでないものがあるか、リストの入れ子が深すぎます
error-record-game = これは「{ $found }」の記録で、「{ $game }」の記録ではありません
error-record-rules = ルールのバージョン{ $found }で作られた記録です。今のバージョンは{ $version }です
error-record-seed = シードが16進数ではありません
error-record-seed-length = シードが{ $bytes }バイトです（正しくは{ $right }バイト）
error-record-move-form = { $number }手目が`seat token`の形ではありません
error-record-move = { $number }手目：{ $reason }
error-record-move-spelling = { $number }手目が「{ $found }」と書かれています。記録では「{ $right }」と書きます
error-record-digest = ダイジェストが合いません。記録は書かれた後に変更されています
error-record-commitment = コミットメントがシードのハッシュと合いません。約束された配札ではありません
error-record-no-result = ゲームは終了していますが、記録に結果がありません
error-record-early-result = 記録に結果がありますが、ゲームは終了していません
# $fieldはtotals、ranks、decidedのどれかで、記録での名前。
error-record-result = 結果の{ $field }が{ $found }です。手から計算すると{ $right }です
error-record-lines = ラウンド{ $round }の得点の行が、手から計算したものと違います
error-record-rounds = 結果は{ $found }ラウンドです。手から計算すると{ $right }ラウンドです
error-record-option-missing = オプション{ $option }がありません。記録にはすべてのオプションを書きます
error-record-option-spelling = オプション{ $option }が{ $found }と書かれています。記録では{ $right }と書きます
error-record-form = 記録の内容は正しいですが、決まった書き方になっていません

# ボット。
error-unknown-bot = 「{ $name }」というボットはありません。{ $trouble }
error-bots = 次から選んでください：{ $known }
error-bots-or-class = 次から選ぶか、クラスをmodule:Classの形で書いてください：{ $known }
error-bot-module = モジュール「{ $module }」をインポートできません（{ $detail }）
error-bot-not-there = モジュール「{ $module }」に「{ $name }」がありません
error-bot-class = 「{ $name }」はdonabe.bots.Botから作ったクラスではありません
error-bot-fault = ボット{ $bot }がルールに反しました（シード{ $seed }のゲーム、{ $move }手目、席{ $number }）：{ $reason }
error-bots-for-seats = ボットは全席に1つか、席ごとに{ $seats }つ書いてください（指定は{ $found }）

# シミュレーションとトーナメント。
error-simulation-games = シミュレーションは1ゲーム以上です（指定は{ $found }）
error-tournament-bots = トーナメントには2つ以上の異なるボットが必要です。それぞれ1回ずつ書いてください
error-tournament-seatings = { $seats }席にボット{ $bots }つでは、1回の配札の座り方が多すぎます。ボットを減らしてください
error-tournament-deals = 配札は1回以上にしてください（指定は{ $found }）
error-results = { $path }：{ $reason }。別のファイルを指定するか、このファイルを移してください
error-results-none = { $kind ->
    [study] 調査のファイルではありません
    [tuning] 調整のファイルではありません
   *[tournament] トーナメントの結果のファイルではありません
}
# $fieldは違っているもので、ファイルでの名前：game、players、botsなど。
error-results-other = { $kind ->
    [study] 別の調査のゲームです（{ $field }が{ $found }、正しくは{ $right }）
    [tuning] 別の調整の試行です（{ $field }が{ $found }、正しくは{ $right }）
   *[tournament] 別のトーナメントの結果です（{ $field }が{ $found }、正しくは{ $right }）
}
error-results-line = { $line }行目は結果ではありません
error-results-line-other = { $line }行目は、そこにあるはずのゲームではありません
error-results-line-seats = { $line }行目に全席の結果がそろっていません
error-results-in-use = 別のプログラムが今書き込んでいます
error-workers = --workersには1以上のプロセス数かdask://HOST:PORTを指定してください（{ $found }は使えません）
error-workers-no-dask = クラスターには`distributed`パッケージが必要です：pip install 'donabe[cluster]'
error-workers-no-cluster = { $address }から応答がありません（{ $detail }）。そこでスケジューラーを起動してください（docs/scaling.md）
error-workers-none = { $address }のクラスターにワーカーがいません。`dask worker`で起動してください（docs/scaling.md）
error-workers-died = ゲーム{ $first }～{ $last }でワーカーが何度も停止しました
error-tune-range = { $place }：範囲は整数のlow、high、必要ならstep、または値のリストのone_ofで書きます
error-tune-aim = { $found }という目標はありません。目標は{ $known }です（length以降は数が必要です。例：length=25±5）
error-tune-skill = 目標skillにはレベルが2つ必要です（例：--bots thumb,random）
error-tune-nothing = --varyのファイルに決めずにおいた値がありません（docs/lab.md）
error-tune-no-optuna = 調整には`optuna`パッケージが必要です：pip install 'donabe[lab]'
error-study-levels = 調査のレベルはそれぞれ1度だけ指定してください

# ルールブック。
error-unknown-clause = 「{ $number }」というルールはありません。近いのは{ $close }です

# テーブル。
error-unknown-table = そのテーブルはありません。リンクが途中で切れているかもしれません
error-not-yours = このテーブルにあなたの席はありません
error-not-host = これができるのは、このテーブルのホストだけです
error-seat-taken = { $name }さんが座っています。別の席を選んでください
error-seat-taken-stand = { $name }さんが座っています。先に席を立ってもらってください
error-seat-taken-goes = なくなる席に{ $name }さんが座っています。先に移ってもらってください
error-already-started = ゲームはもう始まっています。これは始まる前にしかできません
error-not-started = ゲームはまだ始まっていません
error-not-over = ゲームはまだ終わっていません
error-empty-seats = 空いている席があります。先に人かボットで埋めてください
error-no-lesson = { $game }のレッスンはまだありません。ルールのページに説明があります
error-lesson-only = レッスンの内容は決まっています。{ $fields }は指定しないでください
error-outdated = このゲームは古いルールで始まったので、続けられません。残っているのは結果だけです
error-unreadable = このテーブルは別に保管されていて開けません。ほかのテーブルに影響はありません。理由はサーバーのログにあります
error-table-full = このテーブルの記録がいっぱいです。手以外は受け付けられません。新しいテーブルを作ってください
error-too-many-tables = 今日作ったテーブルのうち { $most } 卓がまだ終わっていません。どれかの続きを遊ぶか、明日また来てください
error-seconds = { $option }は0〜{ $most }秒です
error-clock = clock は 0（なし）または { $least } から { $most } 秒です
error-name-length = 名前は1〜{ $most }文字です
error-name-plain = 名前に制御文字は使えません
error-name-marks = 名前では、1文字に付けられるアクセントなどの記号は{ $most }個までです
error-name-unseen = 名前には目に見える文字か記号が必要です
error-bad-link = このリンクは使用済みか期限切れです。元の端末で新しく作ってください
error-chat-length = チャットは1〜{ $most }文字です
error-chat-plain = チャットに制御文字は使えません
error-chat-marks = チャットでは、1文字に付けられるアクセントなどの記号は{ $most }個までです
error-id = IDは1〜{ $most }文字で、制御文字は使えません
error-too-fast = メッセージが多すぎます。少し待ってからもう一度送ってください
error-stale = この選択は、もう終わった決定に対するものです。テーブルをもう一度見てください
error-no-hints = このテーブルはヒントなしです
error-too-early = ボットは考え始めたばかりです。数秒待ってください
error-still-thinking = あなたの席のヒントを準備しています。お待ちください
error-foreign-origin = このページは別のサイトのものです。サーバー自身のアドレスからテーブルを開いてください
error-unavailable = サーバーが保存できませんでした。変わったものはないはずです。少し待ってからもう一度送ってください
error-no-record-yet = 記録はゲーム終了後に公開されます
error-no-replay-yet = リプレイはゲーム終了後に見られます
error-no-review-yet = 検討はゲーム終了後にできます
error-viewer = `as`に使えるのは席0〜{ $last }、全員に見えたものは-1、全公開はopenです

# サーバー。
error-not-found = このアドレスには何もありません
error-fault = エラーが起きました。{ $request } として記録しました
error-busy = ただいま混み合っていて空きがありません。数分後にもう一度お試しください
error-bad-request = サーバーが読み取れませんでした：{ $detail }
error-text-frames = テキストフレームごとにJSONオブジェクトを1つ送ってください
error-too-large = メッセージは{ $most }バイトまでです
error-not-a-message = このプロトコルのメッセージではありません：{ $detail }
error-hello-first = 最初にhelloを送ってください：{"{"}"t": "hello"{"}"}
error-serve = サーバーを開始できませんでした。理由は上の行にあります
error-serve-port = このユーザーはポート{ $port }を使えません。1023より大きいものを選んでください
error-serve-address = { $host }で待ち受けられません：{ $detail }
error-processes-sqlite = 複数のプロセスで一つのハウスを動かせるのはPostgreSQLだけです。--database postgresql://… かDONABE_DATABASEで指定するか（テーブルはdonabe backupとrestoreで移せます）、--processesを外してください
error-processes-system = このシステムでは一つのポートを複数のプロセスで共有できません。--processesなしで起動してください
error-database = テーブルの保存先はsqliteかpostgresqlです（{ $kind }は使えません）
error-database-url = データベースの URL を読めません。postgresql://user@host/name か sqlite:////folder/file のように書いてください
error-serve-folder = データフォルダー{ $path }を作れません：{ $detail }
error-key-file = 鍵ファイル { $path } に書き込めません: { $detail }
error-key-form = { $path } に鍵がありません。鍵はdonabeが書き出すbase64の32バイトです
error-key-other = このデータベースのシードは鍵 { $known } で封印されていますが、渡された鍵は { $ours } です。--key-file か DONABE_KEY で正しい鍵を渡してください。失くした場合は --new-key で進行中の対局をあきらめます

# 管理。
error-removed = 管理者により、このテーブルから外されました
error-muted = 管理者により、このテーブルではチャットできません
error-nobody-there = 席{ $number }に人は座っていません
error-no-guest = 「{ $name }」というゲストはいません。席の番号か、`donabe admin show`が示すゲストのIDを指定してください
error-no-database = { $path }にデータベースがありません。--dataか--databaseを指定してください
error-database-away = データベースにつながりません：{ $detail }
error-schema-newer = このデータベースは新しいdonabeで作られました（スキーマの段階{ $step }）。そのバージョンを入れ直すか、以前のバックアップを復元してください
error-schema-older = このデータベースは古いdonabeで作られました。サーバーを一度起動して更新してください
error-backup-exists = { $path }はすでにあります。新しいファイルを指定してください
error-backup-file = バックアップ{ $path }に書き込めません：{ $detail }
error-backup-missing = { $path }にバックアップがありません
error-backup-damaged = { $path }はバックアップではないか、壊れています：{ $detail }
error-backup-gap = { $path }は不完全です。テーブル{ $table }のログに欠けがあります
error-restore-not-empty = バックアップは空のデータベースにだけ復元できます。別のものを指定するか、今のものを移してください

# ファイル。ここに文がない問題は、システム自身の言葉で示す。
error-file = { $path }：{ $reason }
error-file-missing = そのようなファイルやフォルダーはありません
error-file-forbidden = アクセスが許可されていません
error-file-folder = フォルダーです
error-file-no-folder = フォルダーではありません
error-file-read-only = 読み取り専用のファイルシステムです
error-file-full = 空き容量がありません
error-file-other = { $detail }
error-file-line = { $path }の{ $line }行目：{ $reason }
error-file-match = { $path }の{ $match }ゲーム目：{ $reason }
error-file-empty = { $path }：このファイルに記録がありません
error-file-matches = { $path }にあるのは{ $count }ゲームで、{ $number }ゲーム目はありません

# 端末でのゲーム。
error-no-seat-of = 席{ $number }はありません。このゲームの席は0〜{ $last }です
error-no-seat-with = 席{ $number }はありません。{ $players }人なら席は0〜{ $last }です
error-bots-for-others = ボットはほかの全席に1つか、席ごとに{ $seats }つ書いてください（指定は{ $found }）
error-resume-over = { $path }：このゲームは終了しています。`donabe replay`で見られます
error-resume-people = { $path }：このゲームは{ $people }人で遊んでいます。ここで続けられるのは1人だけのゲームです
error-review-unfinished = { $path }：ゲームが終わっていません。検討できるのは終了したゲームだけです
error-interrupted = 中断しました。書きかけのものはありません

# ブラウザの研究室。
error-unknown-study = その調査はありません
error-lab-busy = 調査が進行中です。終わってから次を始められます
error-lab-not-yours = この調査はほかの人のものです
error-lab-failed = 調査の途中でエラーが起きました。くわしくはサーバーのログにあります
error-lab-level = この研究室で使えるのは{ $known }です。{ $found }は使えません
error-lab-matches = 調査は{ $fewest }～{ $most }ゲームです。{ $found }ゲームにはできません
error-lab-searched = 探索するボットだけの調査は{ $most }ゲームまでです
error-lab-seed = シードは{ $most }文字までです
