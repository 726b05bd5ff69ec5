# すべてのゲームに共通の文。各ゲームの文はそのフォルダーにある。

# この言語の、自分での呼び名。
language-name = 日本語
# 並べたものの間。
list-comma = 、
# 文の終わり。
full-stop = 。
# 名前のそばの数と、それが何の数か。
badge = { $value }{ $label }

event-round = ラウンド{ $round }です。
event-score = { $who ->
    [you] あなた
   *[other] { $seat }さん
}の得点は{ $points }点です。

event-away = { $who ->
    [you] あなたが戻るまで、ボットが代わりに打ちます。
   *[other] { $seat }さんは離席中です。ボットが代わりに打ちます。
}
event-back = { $who ->
    [you] あなたが戻りました。
   *[other] { $seat }さんが戻りました。
}
event-removed = { $who ->
    [you] 管理者が席から外した人に代わって、あなたが続けます。
   *[other] 管理者が1人を席から外しました。{ $seat }が続けます。
}
event-clock = { $who ->
    [you] 時間切れです。あなたの代わりにボットが決めました。
   *[other] { $seat }さんは時間切れです。ボットが決めました。
}

# 古いルールで始まったゲームのテーブル。
table-outdated = このゲームは古いルールで始まったので、続けられません。
table-outdated-over = このゲームは古いルールで行われました。結果は残っていますが、経過はもう表示できません。
table-outdated-no-result = このゲームは古いルールで行われ、結果は保存されていません。
table-outdated-short = 古いルール

won = { $who ->
    [you] あなたの勝ちです！
   *[other] { $seat }さんの勝ちです！
}
won-together = { $who ->
    [you] { $names }さんとあなたの同点優勝です！
   *[other] { $names }さんの同点優勝です！
}
# 1つ上の順位に届かなかった理由。
decided-points = 点数が少ない
decided-last-round = 最終ラウンドの点数が少ない
decided-shared = 同順位

# 言葉のあるカードの印。ほかは絵だけ。
mark-leading = 勝っている

guest-name = ゲスト{ $number }

# ボットの名前と打ち方。
bot-random = ランダム
    .help = 何でも打ちます
    .level = ランダム
bot-thumb = セオリー
    .help = 定石どおりに打ちます
    .level = セオリー
bot-novice = 初級
    .help = まだときどき間違えます
    .level = 初級
bot-casual = 中級
    .help = 気軽に打ちます
    .level = 中級
bot-strong = 上級
    .help = 先を読みます
    .level = 上級
bot-expert = エキスパート
    .help = ほとんど間違えません
    .level = エキスパート
bot-strength = 強さ{ $flames }/4

# うまくいかなかったこと、答えのコード別。
problem-unreachable = 今はテーブルにつながりません。少し待ってからもう一度試してください。
problem-answer = サーバーの応答：{ $status }
problem-unknown-table = そのテーブルはありません。リンクが途中で切れているかもしれません。
problem-unknown-game = そのゲームはここにはありません。
problem-not-found = ここには何もありません。
problem-no-page = このアドレスには何もありません。リンクが途中で切れているかもしれません。
problem-to-table = テーブルへ

# ホームページ。
home = ホーム
motto = 小箱のゲームを、ひとつのテーブルで
home-games = ゲーム
home-players = { $players }人
home-play = すぐ遊ぶ
home-play-game = { $game }をすぐ遊ぶ
home-friends = 友だちと
home-friends-game = 友だちと：{ $game }を準備
home-rules-game = { $game }のルール
home-yours = あなたのテーブル
home-all = 全{ $tables }卓
home-fewer = 減らす
home-open = 募集中のテーブル
home-sit = 座る
home-sit-at = 座る：{ $name }さん、{ $game }
home-look = 見る
home-go-on = 続ける
home-join-what = リンクやコードをお持ちですか？
home-join = 参加
home-join-elsewhere = ここのテーブルではありません。届いたリンクをそのまま貼り付けてください。
home-join-unknown = そのテーブルは見つかりません。もう片づけられたか、リンクが途中で切れているようです。
seat-free = 空席
name-yours = あなたの名前
name-keep = この名前にする
home-what = 何で遊びますか？
home-what-named = { $name }さん、何で遊びますか？
home-play-now = すぐ遊ぶ：ボット{ $bots }人を相手に、今すぐ始まります
home-your-turn = あなたの番
home-thinks = { $name }さんの番
home-in-lobby = 集合中
home-over = 終了
home-round = { $rounds ->
    [0] ラウンド{ $round }
    [1] 対戦中
   *[other] ラウンド{ $round }/{ $rounds }
}
home-table-of = { $name }さんのテーブル
home-seats-free = { $free ->
    [0] ボットと交代できます
   *[other] 空席{ $free }
}

# ロビー。
lobby-free = 空席が{ $free }つあります
lobby-free-host = 友だちを待つか、ボットを座らせましょう
lobby-free-seated = 全員が座るまでお待ちください
lobby-choose = 席を選んでください
lobby-watch = 空席はありません
lobby-watch-what = ここから観戦できます
lobby-full = 全員そろいました
lobby-full-host = いつでも始められます
lobby-full-wait = ホストが始めます
lobby-wait = 全員そろったら、ホストが始めます。
lobby-away = { $names }さんは離席中です
lobby-start-fills = 空席にはボット：{ $bot }
lobby-start = 全員準備完了
new-title = 友だちと{ $game }
new-make = テーブルを作る
new-after = 次に友だちを招き、ボットを座らせて始めます。設定はそこでも変えられます。
lobby-seat = 席{ $number }
lobby-waiting = 友だちを待っています
lobby-seats = 席
lobby-players = 人数
lobby-open = 公開テーブル
lobby-bot-steps-in = ボットの代打ち
lobby-turn-clock = 持ち時間
lobby-invite-friends = 友だちを招く
lobby-qr = このテーブルのアドレスのQRコード
lobby-address = このテーブルのアドレス
lobby-copy = リンクをコピー
lobby-copied = コピーしました
lobby-share = 共有
lobby-how-we-play = 遊び方
lobby-standing = 立っています
lobby-you-host = あなた・ホスト
lobby-stand = 席を立つ
lobby-leave = 退出
lobby-begin = 始める
lobby-fill = 空席をボットで埋める
lobby-seat-a-bot = ボットを座らせる
lobby-free-seat = 空席
lobby-sit = ここに座る
lobby-sit-myself = 自分がここに座る
lobby-tap-bot = タップでボットを座らせる
lobby-tap-sit = タップで座る
lobby-level = 強さ
lobby-send-away = 外す
lobby-send-bot-away = このボットを外す
lobby-ready = 準備完了
lobby-seat-this = { $bot }を座らせる
lobby-invite = コードを読み取るか、リンクを送ってください。
lobby-open-table = ホームページで誰でも見つけられます
lobby-steps-in = 離席した人の代わりに打ちます
lobby-clock = 1回の決定にかけられる時間
lobby-hints-title = ヒント
lobby-hints = エキスパートならどうするか聞けます
lobby-name = ようこそ！お名前は？
lobby-taken = { $taken }/{ $seats }席
lobby-new-lines = 新着{ $new }件
lobby-chat-empty = あいさつしましょう
lobby-how = 人数、ルール、時間
lobby-how-host = 人数、ルール、時間：変更できます

yes = はい
no = いいえ
time-none = なし
time-seconds = { $seconds }秒
time-minutes = { $minutes }分

chat-empty = まだ誰も発言していません。
chat-say = メッセージを入力
chat-send = 送信

rules-of = { $game }のルール
rules-contents = 目次
rules-clause = ルール{ $clause }へのリンク
# ヒント：手番の人の良い選択を、エキスパートがどう見るか。
hint-title = エキスパートなら？
hint-thinking = エキスパートが考えています…
hint-only = 選べるのはこれだけです。
hint-choice = 選択
hint-share = 勝率
hint-points = 点数
hint-reason = 理由
hint-percent = { $percent }%
hint-gains = このラウンドで{ $points }点
hint-of-win = 勝つ見込み
hint-ask = ヒント
hint-rank = エキスパートの第{ $rank }候補
hint-ready = エキスパートの第1候補：{ $choice }、{ $percent }%。

# ブラウザーのテーブル。
strip-home = Donabe、ホーム
strip-round = ラウンド{ $round }{ $rounds ->
    [0] { "" }
   *[other] /{ $rounds }
}
strip-round-brief = R{ $round }{ $rounds ->
    [0] { "" }
   *[other] /{ $rounds }
}
strip-drawers = 引き出し
strip-light = ライトとダークを切り替える
drawer = 引き出し：{ $name }
drawer-close = { $name }を閉じる
drawer-log = 経過
drawer-score = 得点
drawer-rules = ルール
drawer-chat = チャット
drawer-more = 設定
drawer-deal = 配札
watching = 観戦中：{ $names }

table-laying = テーブルを準備しています…
table-offline = 接続が切れました
table-offline-since = 席はそのままです。これは{ $seconds }秒前の卓です。
table-offline-now = 今すぐ試す
table-news = お知らせ
log-what = これまでの経過
sheet-round = ラウンド{ $round }
sheet-empty = まだ得点計算をしたラウンドはありません。
deal-seal = 配札は最初のカードより前に決まっています。その封印：
deal-shown = 配札は最初のカードより前に決まっていました。ゲーム開始時に示されたもの：
deal-seed = これは次のシードのSHA-256です。すべてのシャッフルはこのシードで決まります：
deal-fits = お使いのブラウザーで今確かめました。一致しています。
deal-does-not-fit = 一致しません！
deal-unchecked = このブラウザーでは、安全なページ（https）でしか計算できません。記録があれば「donabe verify」で確かめられます。

card-hidden = 裏向きのカード
card-known = あなたは知っています
card-can-be = 可能性：{ $cards }
asked = 今すること
seat-out = 脱落
seat-points = 点{ $state ->
    [acting] 、考え中
    [decided] 、決定済み
   *[other] { "" }
}
you = あなた
or = または
away = 離席中
away-bot-plays = 離席中、ボットが代打ち
# 離席した人を全員が待っているとき。その後はボットが代打ちするまでの時間。
away-awaited = 離席中の{ $names }さんを待っています
away-bot-in = 代打ちまで

confirm = 決定
undo = 戻す
close = 閉じる

keys-title = キー操作
keys-arrows = 光っているものを順に移動
keys-digits = 光っているものを1番目、2番目…と選ぶ
keys-enter = 選ぶ、または選んだものを決定
keys-hint = エキスパートならどうするか聞く
keys-escape = 取り消す、または開いているものを閉じる
keys-help = この一覧を表示

# できなかった理由。代わりに何をするかは、今聞かれていること。
refused-illegal = それはできません。
refused-choices = 選べるのは{ $choices }です。
refused-lit = 光っているものから選んでください。
refused-show-rule = ルールを見る
refused-or = { $first }か{ $last }
refused-not-asked = 今あなたが決めることはありません。
refused-no-choice = ここで選ぶものはありません。
refused-is-a-choice = これは今選べます。
refused-not-your-turn = あなたの番ではありません。
refused-stale = その間にゲームが進みました。
refused-match-over = ゲームは終了しました。
refused-unparsable = 読み取れませんでした。
refused-too-fast = 速すぎます。少し待ってからもう一度試してください。
refused-no-hints = このテーブルはヒントなしです。
refused-too-early = 考え始めたばかりです。数秒待ってください。
refused-still-thinking = エキスパートがまだ考えています。
refused-unavailable = サーバーが混み合っています。少し待ってからもう一度試してください。
refused-sent-again = サーバーが混み合っています。このページが自動でもう一度送ります。

away-you = ボットがあなたの代わりに打っています。
away-back = 戻りました

# 何秒か考えているボットのそばに。
hurry-up = 急いで
hurry-up-who = { $name }さん、急いで

round-over = ラウンド{ $round }終了
round-leads = { $who ->
    [you] あなた
   *[other] { $seat }さん
}が{ $points }点でトップ
round-lead-together = { $names }さんが{ $points }点でトップ
round-best = このラウンドの最高：{ $points }
round-so-far = ここまでの得点
round-hatched = 斜線：このラウンドの得点
round-nothing = なし
round-below = 0未満
round-number = ラウンド{ $round }
round-next = 次のラウンド
round-result = 結果へ
round-ready = { $ready ->
    [0] ほかの人がまだ見ています。
   *[other] { $people }人のうち{ $ready }人が準備完了です。
}
round-by-itself = { $seconds }秒後に進みます。

match-over = ゲーム終了
won-by = { $who ->
    [you] あなた
   *[other] { $seat }さん
}が{ $points }点差で勝ちました！
match-grid = ラウンドごとの得点
match-honey = 蜂蜜色：そのラウンドの最高
match-total = 合計
match-decided = 勝負の決め手
match-behind = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $rank }位：{ $why }。
match-ahead = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $round ->
    [1] 最初のラウンドからずっとトップでした。
   *[other] ラウンド{ $round }からずっとトップでした。
}
match-best-line = ラウンド{ $round }、{ $who ->
    [you] あなた
   *[other] { $seat }さん
}：{ $line }
match-told = ゲームの流れ
match-points = 転機
match-turning = 転機：順位が最も動いたラウンド
match-look = 見る
match-look-at = ラウンド{ $round }を見る
turning-lead = { $who ->
    [you] あなた
   *[other] { $seat }さん
}がトップに立ち、{ $gap }点差をつける
turning-ahead = { $who ->
    [you] あなた
   *[other] { $seat }さん
}が引き離し、{ $gap }点差に広げる
turning-level = { $who ->
    [you] あなた
   *[other] { $seat }さん
}がトップに並ぶ
turning-closer = { $who ->
    [you] あなた
   *[other] { $seat }さん
}が追い上げ、トップと{ $gap }点差
turning-behind = { $who ->
    [you] あなた
   *[other] { $seat }さん
}が後退、トップと{ $gap }点差
match-review = 検討
match-rematch = 再戦
match-to-rematch = 再戦へ
match-replay = リプレイ
match-record = 記録
match-deal = 配札を確かめる
match-table = テーブルを見る
match-result = 結果を見る

# 終わったゲームの検討。
review-title = 検討
replay-title = リプレイ
review-of = { $seat }さん：決定{ $decisions }回、うち{ $agreed }回はエキスパートと同じ良さ
review-none = 大きく得も損もした決定はありません。
review-where = ラウンド{ $round }、{ $number }番目の決定
review-lost = { $who ->
    [you] あなた
   *[other] { $seat }さん
}の選択：{ $played }。エキスパートの選択：{ $best }。
review-praised = { $who ->
    [you] あなた
   *[other] { $seat }さん
}の選択：{ $played }。エキスパートも同じです。
review-choice = { $share }%（{ $points }）：{ $choice }
review-mattered = { $count ->
    [0] 大事だった決定
   *[other] 大事だった決定{ $count }つ
}
review-none-of = { $who ->
    [you] あなた
   *[other] { $seat }さん
}の決定に、大きく得も損もしたものはありません。
review-cost = 勝つ見込みを{ $share }%失う
review-best = 最善
review-points = このラウンドの予想：{ $played }点、エキスパートの選択なら{ $best }点。
review-next-best = 次善の選択は{ $share }%下でした。
review-you = あなた
review-expert = エキスパート
review-agrees = エキスパートも同じ
review-running = エキスパートが検討しています：{ $done }/{ $of }
review-waiting = エキスパートが検討しています
review-failed = 検討できませんでした。リプレイはすべて見られます。
review-fetching = ゲームを読み込んでいます…
review-chance = 勝つ見込み
review-chance-as = { $who ->
    [you] あなた
   *[other] { $seat }さん
}が知りえた範囲で
review-even = 互角
review-curve = ゲームを通した勝つ見込み。左右のキーで移動します。
review-round = ラウンド{ $round }
review-moment = 場面{ $at }/{ $of }
review-page-table = テーブル
review-page-decisions = 決定
review-moments = 場面
review-eyes = 誰から見るか
review-open = 全公開
review-first = 最初へ
review-back = 1つ戻る
review-play = 再生
review-pause = 一時停止
review-on = 1つ進む
review-last = 最後へ
review-close = 閉じる
review-share = 共有
review-copied = コピーしました
review-your-choice = ラウンド{ $round }、{ $number }番目の決定：{ $who ->
    [you] あなたの選択
   *[other] { $seat }さんの選択
}

settings-language = 言語
settings-pace = テンポ
settings-pace-calm = ゆっくり
settings-pace-normal = ふつう
settings-pace-instant = 一瞬
settings-theme = 明るさ
settings-theme-auto = システムに合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-confirm = 手を確認する
    .help = まずカードが持ち上がり、もう一度タップするか「決定」で出します。
settings-hints = 伏せ札の可能性を表示
    .help = すべての伏せ札に表示します。オフなら、指すか長押しした札だけです。
settings-sound = 効果音
    .help = カード、トークン、自分の番、勝ち。
announced = お知らせ
device = ほかの端末で
    .help = 名前とテーブルはそのままに、ほかの端末で続けられます。
device-make = リンクを表示
device-qr = ほかの端末へのリンクのQRコード
device-address = ほかの端末へのリンク
device-scan = ほかの端末でこれを読み取るか、リンクを開いてください。{ $minutes }分以内に1回だけ使えます。ほかの人には見せないでください。
carry-said = ここで続けますか？
carry-means = このリンクは、ほかの端末の人を、名前とテーブルごとこのブラウザーに移します。それがあなたのときだけ「はい」を選んでください。これまでこのブラウザーで使っていた名前とテーブルからは離れます。
carry-yes = はい、私です
carry-no = いいえ

ruler-taller = 高いほど強い
ruler-mine = あなたの札

# レッスンの案内役。
coach-strip = Donabeといっしょに、はじめてのゲーム
coach-strip-brief = レッスン
coach-skip = スキップ
coach-back = 戻る
coach-next = 次へ
coach-do = { $what ->
    [card] カードをタップ
   *[other] あなたの番
}
coach-right = お見事！
coach-other = それもいい手です
coach-play-on = このまま続ける
coach-real-match = 本番のゲームへ
coach-pips = ヒント{ $number }/{ $of }
home-teach = 教えて
home-teach-game = { $game }を教えて{ $learned ->
    [yes] （学習済み）
   *[no] { "" }
}
home-first-game = はじめてのゲーム

# 今聞かれていること。
now-title = 今は何をする？
now-rules = ルール全文
keys-now = 今何をするのか説明

rules-print = 印刷
figure-player = { $number ->
    [1] アキ
    [2] ハル
    [3] ミオ
    [4] ケン
    [5] ユイ
   *[other] ソラ
}

# 研究室。
lab-room = 研究室
lab-room-what = どんなゲームか、ボットに調べてもらいましょう。
lab-new = 新しい調査
lab-bots = 参加するボット
lab-bots-help = どの強さも全部の席にすわります
lab-matches = ゲーム数
lab-matches-help = 多いほど数字が確かになります
lab-begin = 始める
lab-one = 調査は一度に1つずつ、テーブルのじゃまをしないようにゆっくり進みます。ページを離れても続きます。
lab-studies = 調査
lab-none = 調査はまだありません。ゲームを選んで始めましょう。
lab-about = { $players }人 · { $bots }
lab-progress = { $of }ゲーム中{ $done }ゲーム
lab-writing = { $of }ゲーム終了、報告を作成中
lab-done = { $of }ゲーム
lab-read = 報告を読む
lab-read-of = 報告を読む：{ $game }
lab-cancel = やめる
lab-cancel-of = やめる：{ $game }
lab-drop = 捨てる
lab-drop-of = 捨てる：{ $game }
