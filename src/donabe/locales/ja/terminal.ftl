# 端末。
terminal-token-of = { $who ->
    [you] あなたの{ $kind }
   *[other] { $seat }さんの{ $kind }
}
terminal-card-of = { $label }、{ $number }枚目
terminal-may-be = 可能性：{ $cards }
terminal-heading = { $title } ラウンド{ $round }{ $rounds ->
    [0] { "" }
   *[other] /{ $rounds }
}
terminal-size = { $players }人、約{ $minutes }分
terminal-takes = { $takes }（{ $default }）
terminal-points = { $points }点
# 名前のそばの数と、それが何の数か。
terminal-badge = { $value }{ $label }
terminal-yourself = { $name }（あなた）
terminal-decided = 決定済み
terminal-out = このラウンドは脱落

terminal-menu = どのゲームで遊びますか？番号か名前を入力してください。
terminal-menu-again = 1〜{ $most }の番号か、ゲームの名前を入力してください。Ctrl-Cで終了します。
terminal-how-many = 何人で遊びますか（{ $players }人）？Enterだけなら{ $usual }人です。

terminal-welcome = { $title }。番号で選びます。?で説明、quitで終了します。
    配札はもう決まっていて変わりません。シードのハッシュは{ $commitment }です。
terminal-help =
    選択肢の番号か、太字のトークンを入力します。選択肢が1つだけなら、Enterだけでかまいません。
      ?             この説明
      what          今何をするのか、関係するルールとともに
      why トークン  その手ができない理由
      hint          エキスパートならどうするか
      rules         ルール全文。rules 4.2ならその項目だけ
      score         これまでの得点表
      log           これまでの経過、あなたに見えたとおり
      look          テーブル全体を省略なしで
      save ファイル 今の状態でゲームを保存
      quit          テーブルを離れる
terminal-allowed = { $token }は今できます。
terminal-why-what = どの手ですか？ why トークン と入力してください。
terminal-illegal = { $token }は今はできません。ルール{ $clause }：
terminal-refused = { $reason }
terminal-back = Enterだけで、すべての選択肢に戻ります。
terminal-no-choice = その番号はありません。1〜{ $most }から選んでください。

terminal-no-points = まだ誰も得点していません。
terminal-round-total = このラウンド
terminal-player = プレイヤー
terminal-total = 合計
terminal-decided-by = 決め手
terminal-over = ゲーム終了
terminal-seed = シードは{ $seed }でした。
    そのSHA-256は、予告どおり{ $commitment }です。

terminal-leaving = テーブルを離れます。
terminal-offer-save = 途中のゲームを保存しますか？ファイル名を入力してください。Enterだけなら保存せずに終了します：
terminal-other-file = 別のファイル名を入力してください。Enterだけなら保存しません：
terminal-saved = 保存しました：{ $file }

terminal-story = { $title }：{ $names }。シードのハッシュ：{ $commitment }
terminal-unfinished = ゲームは{ $moves }手目までで、まだ終わっていません。

# 表の数。
terminal-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
terminal-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# シミュレーションとトーナメント。
terminal-playing = 対戦中
terminal-reviewing = 検討中
terminal-study-more = { $folder }で続けます（{ $matches }ゲーム中{ $done }ゲームまで済み）。
terminal-study-report = 報告：{ $file }
terminal-tuning = 調整中
terminal-tune-trial = 試行
terminal-tune-chosen = オプション
terminal-tune-none = { $trials }回の試行に、ゲームが受け付けるオプションはありませんでした。
terminal-tune-best = { $trials }回の試行のうち{ $frontier }回は、ほかに上回られません。全体で最善：{ $file }（--options用）
terminal-pace = { $matches }ゲーム、{ NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }秒：毎秒{ NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }ゲーム
terminal-records = 記録：{ $file }
terminal-results = 結果：{ $file }
terminal-seat = 席
terminal-bot = ボット
terminal-mean-score = 平均点
terminal-win-share = 勝率
terminal-margin = ±
terminal-rating = レーティング
terminal-against = 相手
terminal-a-table-of = ほかの全席
terminal-fair = 互角なら
terminal-interval = 95%区間
# 区間の位置：互角の勝率より上、下、またはまだまたがっている。
terminal-interval-above = 上
terminal-interval-below = 下
terminal-interval-open = 未定
terminal-tournament = { $game }、{ $players }人：配札{ $deals }回、{ $matches }ゲーム
terminal-tournament-early = { $game }、{ $players }人：配札{ $deals }回、{ $matches }ゲーム。どの組も差が明らかなので、予定の{ $planned }回より早く終了
terminal-tournament-all = { $matches }ゲームはすべて{ $file }にあります。もう一度行うには、そのファイルを移してください
terminal-tournament-more = { $file }の続き：{ $matches }ゲームのうち{ $done }ゲームは終了済み
terminal-tournament-kept = { $matches }ゲームのうち{ $done }ゲームを{ $file }に保存しました。同じコマンドで続きができます

# 確かめた記録。
terminal-verified-title = { $title }
terminal-verified-unfinished = { $title }（途中）
terminal-verified-kind = { $title }：{ $count }
terminal-verified-good = OK：記録{ $good }件（{ $kinds }）
terminal-verified-some = 記録{ $of }件のうち{ $bad }件に誤りがあります（正しい記録：{ $kinds }）
terminal-verified-bad = 記録{ $of }件のうち{ $bad }件に誤りがあります

# サーバー。
serve-at = Donabe： { $address } （Ctrl-Cで停止。テーブルは保存されます）
serve-other-port = ポート{ $port }は使用中なので、別のポートを使います。
serve-no-client = ブラウザー用の画面がありません。このDonabeはNode.jsなしでインストールされたので、APIだけを提供します。
serve-get-client = 画面を使うには、Node.js 22.12以降を入れて`pip install .`をやり直すか、ビルド済みのwheelを`pip install --force-reinstall`してください。

# 管理。理由は英語か、誰かが入力したもの。
keeper-table = テーブル
keeper-game = ゲーム
keeper-status = 状態
keeper-updated = 最終更新
keeper-status-aside = 保留
keeper-aside = { $table }は保留です：{ $reason }
keeper-no-reason = 管理者が保留にしました
keeper-count = { $count ->
   *[other] { $count }テーブル
}
keeper-shown = { $table }：{ $game }、{ $status }、バージョン{ $version }
keeper-shown-updated = 最終更新{ $updated }、ラウンド{ $round }{ $rounds ->
    [0] { "" }
   *[other] ／{ $rounds }
}
keeper-seat = 席{ $number }：{ $name }（{ $who }）
keeper-seat-guest = { $guest }
keeper-seat-host = { $guest }、ホスト
keeper-said = { $name }（{ $guest }）：{ $text }
keeper-released = { $table }はまた開けます。
keeper-delete-sure = { $table }を完全に削除しますか？
keeper-deleted = { $table }を削除しました。
keeper-kicked = { $name }を席{ $number }から外しました。
keeper-muted = { $guest }はそこで発言できなくなりました。
keeper-unmuted = { $guest }はまたそこで発言できます。
keeper-host = { $name }がホストになりました。
keeper-announced = { $count ->
   *[other] { $count }テーブルに知らせました。
}
keeper-backed-up = { $path }：{ $tables }テーブル、{ $entries }項目、ゲスト{ $guests }人。{ $seconds }秒で写して確かめました。
keeper-key-apart = 鍵{ $path }は含まれていません。別の場所に写しを保管してください。鍵がなければ、進行中のゲームは続けられません。
keeper-restored = { $path }を復元しました：{ $tables }テーブル、{ $entries }項目、ゲスト{ $guests }人、{ $seconds }秒。
keeper-key-needed = サーバーを起動する前に、元の鍵を{ $path }（または{ $variable }）に置いてください。鍵がなければ、進行中のゲームは続けられません。
keeper-checking = 再現中
keeper-trouble = { $table }：{ $reason }
keeper-checked = { $count }テーブルを再現しました。問題あり{ $bad }、保留{ $aside }

# コマンドライン。属性はコマンドの引数とオプションの説明で、その名前で呼ぶ。-defaultで終わるものは、オプションがないとどうなるか。
terminal-your-name = プレイヤー
cli-usage = 使い方：
cli-arguments = 引数
cli-options = オプション
cli-commands = コマンド
cli-required = [必須]
cli-default = [既定：{ $value }]
cli-every =
    .help = この説明を表示して終了します。
    .install_completion = 今のシェルに入力補完を設定します。
    .show_completion = 今のシェル用の入力補完を表示します。コピーしたり、設定を変えたりできます。
    .game = ゲームのキー。`donabe games`で一覧を表示します。
    .file = 記録1件の.jsonファイル、または1行に1件の.jsonlファイル。
    .players = 人数。
    .players-default = 標準の人数
    .option = ゲームのオプションを設定します。
    .options = オプションをファイルから読みます。
    .seed = 任意の文字列。16進数64桁ならそのまま使います。シードが同じなら配札も同じです。
    .workers = このマシンのプロセス数、またはDaskクラスターのアドレス。
    .workers-default = 全コア
    .match = ファイルの何ゲーム目か。
    .database = postgresql://...など。なければDONABE_DATABASEの値です。
    .database-default = SQLite
    .data = SQLiteがテーブルを保存する場所。
    .data-default = ユーザーのフォルダー
    .key_file = 進行中のゲームのシードを封印する鍵。DONABE_KEYがあればそちらを使います。
    .key_file-default = データベースの隣のdonabe.key
    .table = テーブルのID。アドレスの最後の部分です。
cli-donabe = 小箱のカードゲーム5作を、遊び、研究し、デザインするためのテーブル。
    .version = donabeのバージョンを表示します。
    .language = 使う言語（例：ja）。なければシステムのロケールの言語、その文がなければ英語です。
cli-play = 端末で遊びます。ほかの席にはボットが座ります。
    .game = 省略すると、どのゲームか尋ねます。
    .seat = あなたの席。0から数えます。
    .bots = ほかの全席に1つ、または席ごとに1つ。
    .name = あなたの名前。
    .name-default = プレイヤー
    .save = ゲームの記録をここに保存します。
    .resume = 保存したゲームを続けます。
cli-serve = ブラウザーにテーブルを提供します。友だちやボットと同じテーブルで遊べます。
    .host = 待ち受けるアドレス。0.0.0.0ならすべてのアドレスです。
    .port = 使用中なら、空いている別のポートを使います。
    .open_page = ページをブラウザーで開きます。
    .pace = 人が目で追えるように、ボットが最低限かける秒数。
    .new_key = シードを封印した鍵を失くしたとき、別の鍵で封印します。進行中だったゲームは保留になります。
    .log_format = 人が読む行（text）か、プログラム用のJSON（json）。
    .metrics = サーバーに届く誰にでも/metricsを見せるか。
    .schema = /schemaを見せるか。
    .proxies = リクエストの送り元について信用するプロキシー。*はすべて。
    .keep_finished = 終わったテーブルと始まらなかったテーブルをこの日数の後に削除します。
    .keep_finished-default = 削除しない
    .export = 削除の前に、テーブルの記録をここに書き出します。
    .lab = ブラウザから小さな調査を始められるようにします。調査は裏で進みます。
    .processes = 一つのポートで動くワーカーの数（PostgreSQLが必要）。落ちたものは補われ、SIGHUPで順に入れ替わります。
cli-games = ゲームと、遊べる人数、オプションを一覧にします。
cli-rules = ゲームのルール、またはその1項目を表示します。
    .clause = この項目だけ（例：4.2）。
cli-simulate = ボットに多くのゲームをさせて、結果をまとめます。
    .matches = ゲーム数。
    .bots = 全席に1つ、または席ごとに1つ。
    .out = 記録をここに書き出します。
    .rotate = ゲームごとに全員が1席ずつ移ります。
cli-tournament =
    ボットを比べます。どの配札も、すべての座り方で行います。

    ボットが席の数以上なら、すべての組み合わせがすべての順に座ります。席より少なければ、各ボットが1席ずつ順に座り、ほかの席はすべて別の同じボットになります。結果はゲームが終わるたびに保存されます。Ctrl-Cの後や、配札を増やすときは、同じコマンドをもう一度実行してください。
    .bots = 2つ以上の異なるボット。
    .deals = 配札の回数。
    .until_clear = どの組も優劣が明らかになったら、早く終了します。
    .out = 結果をここに保存します。
    .out-default = この設定用のファイル
    .json = 表をJSONとしてここに書き出します。
cli-study = ゲームの性質を、数と図の入った1つの報告にまとめます：長さ、得点、公平さ、大事な決定、盛り上がり、実力と運、強いもの、使われないもの。Ctrl-Cの後は同じコマンドをもう一度実行してください。
    .bots = 異なるレベル。それぞれが1つの配札のすべての席に1度ずつ座ります。
    .matches = ゲーム数。探索するレベルはその一部だけに加わります。
    .out = ゲーム、報告、表を置くフォルダー。
    .out-default = ゲームごとのフォルダー
    .compare = オプションのファイル2つ。同じ配札を両方で行い、違いを示します。
cli-tune =
    目標に近づくゲームのオプションを探します。

    FILE.tomlは一部の値を決めずにおくオプションのファイルで、波かっこの中にlow = 20, high = 40, step = 5、またはone_of = [true, false]と書きます。目標はseat_fairness、decisions_matter、late_decision、skillと、数を伴うlength、rounds、decisions、choices、lead_changes、margin、winner（例：length=25±5）です。Ctrl-Cの後や、試行を増やすときは、同じコマンドをもう一度実行してください。
    .vary = 一部を決めずにおくオプション。
    .aim = 近づけたい目標。コンマで区切ります。
    .trials = 試行の数。
    .bots = 異なるレベル。それぞれが1つの配札のすべての席に1度ずつ座ります。
    .matches = 試行ごとのゲーム数。配札は同じです。
    .out = 試行、フロンティア、最善のオプションを置くフォルダー。
    .out-default = ゲームごとのフォルダー
cli-replay = 記録したゲームの経過を、全カード公開で、または1つの席から見えたとおりに表示します。
    .seat = この席から見ます。
cli-review = 記録したゲームで大事だった決定と、エキスパートならどうしたかを表示します。
    .seat = この席だけ。0から数えます。
    .seat-default = 人が座った全席
    .simulations = 1つの決定ごとの、エキスパートのシミュレーション数。
    .simulations-default = エキスパートに任せる
cli-verify = ファイルのすべての記録をルールに照らして確かめ、誤りがあれば示します。
cli-admin = 管理：稼働中でもそうでなくても、テーブルを調べ、秩序を保ちます。
cli-list = テーブルを新しい順に一覧にします。
    .status = open、playing、over、outdatedのどれかだけ。
    .status-default = すべて
    .limit = 最大の件数。
cli-show = テーブルと、その人たち、最近の発言を表示します。
cli-quarantine = テーブルを保留にします。解除するまで誰も開けません。
    .reason = 理由。一覧に出ます。
cli-release = 保留にしたテーブルを、また開けるようにします。
cli-delete = テーブルを完全に削除します。
    .sure = 確認しません。
cli-kick = 人を席から外します。ゲームが始まっていれば、ボットが続けます。
    .seat = 0から数えます。
cli-mute = テーブルで発言できないようにします。
    .who = 席（0から）またはゲストのID。
    .off = また発言できるようにします。
cli-host = 席の人をホストにします。
    .seat = 0から数えます。
cli-announce = 使用中のすべてのテーブルに知らせます。
    .text = 1～300文字。
    .table = このテーブルだけ。
cli-backup = 稼働したまま、すべてを新しいSQLiteファイルに写し、写しを確かめます。
    .file = 作るファイル。
cli-restore = バックアップを空のデータベースに戻します。種類は問いません。
    .file = `donabe backup`が作ったファイル。
cli-check = すべてのテーブルを再現し、ほかに保存されたものと比べます。

# コマンドラインの間違い。$detailは英語。
usage-missing = { $parameter }がありません
usage-no-option = { $parameter }というオプションはありません
usage-bad-value = { $parameter }の値が合いません：{ $detail }
usage-other = { $detail }
error-unknown-command = 「{ $name }」というコマンドはありません。次から選んでください：{ $known }
