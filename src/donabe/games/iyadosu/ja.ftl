iyadosu-title = いやどす
iyadosu-feel = 手札を2つに分けて、ここぞというときに「いやどす」と断るゲーム。

iyadosu-option-bid_bonus = ビッドボーナス
    .help = 最終ラウンドでビッドどおりに取った人、またはただ1人残った人は、ビッドの数だけ加点します。
iyadosu-option-early_win = 早上がり
    .help = ラウンド終了時に人数と同じ点に達した人が、すぐに勝ちます。

iyadosu-card = { $colour ->
    [K] 黒
    [R] 赤
    [B] 青
   *[G] 緑
}{ $rank }
iyadosu-insert = { $who ->
    [you] あなたのいやどすカード
   *[other] { $seat }さんのいやどすカード
}

iyadosu-zone-hand = { $who ->
    [you] あなたの手札
   *[other] { $seat }さん
}
iyadosu-zone-trick = トリック{ $number }/12
iyadosu-zone-last-trick = 直前のトリック
iyadosu-zone-stack = 提出済みのいやどすカード
iyadosu-zone-ladder = 強さ
iyadosu-zone-bids = { $tricks }トリックと各自のビッド
iyadosu-note-bids = { $left ->
    [0] 余りなし
   *[other] 余り{ $left }
}
iyadosu-zone-division = このすき間にいやどすカード
iyadosu-note-division = 最後の拒否札より先に通常札がなくなると脱落です。分けた後は変えられません。
iyadosu-division-normal = 通常札
iyadosu-division-refuse = 拒否札
iyadosu-zone-colours = 色別の手札
iyadosu-counter-K = 黒
iyadosu-counter-R = 赤
iyadosu-counter-B = 青
iyadosu-counter-G = 緑
iyadosu-ladder-trump = 黒：切り札
iyadosu-ladder-led = リードの色
iyadosu-ladder-lost = 勝てない
iyadosu-ladder-open = 次にリードの色
iyadosu-progress-dividing = 手札を分割中
iyadosu-progress-trick = トリック{ $number }/{ $tricks }
iyadosu-progress-over = { $tricks }トリック終了

iyadosu-said-split = { $bid }トリック取ります！
iyadosu-said-played = { $card }
iyadosu-said-refused = いやどす！
iyadosu-said-submitted = 提出します！
iyadosu-said-dropped = 脱落です…
iyadosu-note-lead = { $colour ->
    [K] リードの色は切り札の黒です。
    [R] リードの色は赤、切り札は黒です。
    [B] リードの色は青、切り札は黒です。
   *[G] リードの色は緑、切り札は黒です。
}
iyadosu-note-open = リードは通常札ならどれでも出せます。切り札は黒です。
iyadosu-note-stack = 下にある1枚につき1点です。
iyadosu-line-leads = { $who ->
    [you] 今はあなたの勝ち
   *[other] 今は{ $seat }さんの勝ち
}
iyadosu-line-won = { $who ->
    [you] あなたの勝ち
   *[other] { $seat }さんの勝ち
}
iyadosu-line-trump = 黒は切り札
iyadosu-line-highest = { $colour ->
    [R] 赤で最も大きい
    [B] 青で最も大きい
   *[G] 緑で最も大きい
}
iyadosu-way-always = 必ず通常札
iyadosu-way-normal = 通常札{ $count }枚
iyadosu-way-refuse = 拒否札{ $count }枚
iyadosu-way-follow = { $colour ->
    [K] 黒でフォロー
    [R] 赤でフォロー
    [B] 青でフォロー
   *[G] 緑でフォロー
}
iyadosu-way-refusing = 「いやどす！」
iyadosu-note-gap = ビッド
iyadosu-zone-won = あなたのトリック
iyadosu-note-won = { $tricks ->
    [0] 獲得トリックなし
   *[other] { $tricks }トリック獲得
}

iyadosu-badge-tricks = トリック/ビッド{ $bid }
    .brief = /{ $bid }
iyadosu-badge-normal = 枚の通常札
iyadosu-badge-refuse = 枚の拒否札

iyadosu-prompt-split = いやどすカードをどこに入れますか？右側の枚数がビッドになります。
iyadosu-prompt-lead = 好きな通常札でリードしてください。
iyadosu-prompt-follow = { $colour ->
    [K] 黒
    [R] 赤
    [B] 青
   *[G] 緑
}をフォローするか、好きな拒否札で断ってください。
iyadosu-prompt-only-follow = { $colour ->
    [K] 黒
    [R] 赤
    [B] 青
   *[G] 緑
}をフォローしてください。
iyadosu-prompt-discard = フォローできません。好きな通常札を出してください。
iyadosu-prompt-wait-split = { $seat }さんが手札を分けています。
iyadosu-prompt-wait-play = { $seat }さんの手番です。
iyadosu-prompt-over = ゲーム終了です。

iyadosu-choice-split = 拒否札{ $bid }枚：ビッド{ $bid }
iyadosu-choice-refuse = 「いやどす」：{ $card }

iyadosu-event-dealt = 12枚ずつ配りました。スタートプレイヤーは{ $who ->
    [you] あなた
   *[other] { $seat }さん
}です。その右隣から手札を分けます。
iyadosu-event-split = { $who ->
    [you] あなた
   *[other] { $seat }さん
}のビッドは{ $bid }です。
iyadosu-event-played = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $card }を出しました。
iyadosu-event-refused = 「いやどす！」{ $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $card }を出しました。
iyadosu-event-submitted = { $who ->
    [you] あなた
   *[other] { $seat }さん
}はいやどすカードを提出しました（下に{ $below }枚）。
iyadosu-event-dropped = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は通常札がなくなり、脱落しました。
iyadosu-event-trick = { $who ->
    [you] あなた
   *[other] { $seat }さん
}が{ $card }で第{ $number }トリックを取りました。
iyadosu-event-ended = { $tricks }トリックでラウンド終了です。

iyadosu-event-counted = { $who ->
    [you] あなた
   *[other] { $seat }さん
}のビッドは{ $bid }、取ったのは{ $tricks }トリックです。
    .nothing = 脱落：得点なし

iyadosu-score-perseverance = 我慢点：下に{ $count }枚
iyadosu-score-domination = 支配点：{ $count }人脱落
iyadosu-score-declaration = 宣言点：差は{ $count }
iyadosu-score-bid-bonus = ビッドボーナス：ビッド{ $count }

# ヒント：その手を勧める理由。
iyadosu-reason-bid = 強いカード{ $strong }枚で取れそうなトリック数に近いです。
iyadosu-reason-few = 拒否札が少なければ、早く出し切れます。
iyadosu-reason-refuse = 拒否札を1枚減らせます（残り{ $left }枚）。
iyadosu-reason-submit = 最後の拒否札です。いやどすカードを提出でき、下に{ $below }枚あります。
iyadosu-reason-ducks = 勝てないカードです。ビッドの数はもう取りました。
iyadosu-reason-low = 低いカードなので、ほかの人が勝ちそうです。
iyadosu-reason-wins = このトリックを取れます（あと{ $missing }トリック必要）。
iyadosu-reason-highest = 残っている{ $colour ->
    [K] 黒
    [R] 赤
    [B] 青
   *[G] 緑
}で最も高いカードです（あと{ $missing }トリック必要）。
iyadosu-reason-leads = 今のところ最も強いカードです（あと{ $missing }トリック必要）。
iyadosu-reason-keeps = ここでは勝てないので、良いカードを温存します。

# 目標。
iyadosu-goal = { $rounds }ラウンドで最多得点なら勝ち。{ $now }
iyadosu-goal-watch = ビッドどおりに取り、拒否札を出し切りましょう。
iyadosu-goal-divide = いまは、取れそうなトリック数をビッドします。
iyadosu-goal-out = このラウンドは脱落しました。
iyadosu-goal-refuse = { $refuse ->
    [0] いやどすカードは提出済みです。
   *[other] 拒否札はあと{ $refuse }枚。
}
iyadosu-goal-play = { $refuse }{ $missing ->
    [0] もうトリックは要りません。
   *[other] あと{ $missing }トリック必要です。
}
iyadosu-goal-over = { $refuse }{ $over }トリック取りすぎです。

# いまの質問の意味。
iyadosu-now-split = いやどすカードの右側が拒否札です。その枚数がビッドになります。通常札がなくなる前に、すべて出し切りましょう。
iyadosu-now-lead = いやどすカードの左側から好きな札を出してトリックを始めます。その色がフォローする色になります。
iyadosu-now-follow = リードの色の通常札を出すか、断っていやどすカードの右側から好きな札を出します。
iyadosu-now-only-follow = リードの色の通常札を出します。拒否札はもうありません。
iyadosu-now-discard = リードの色の通常札がありません。この場合は断ることもできず、好きな通常札を出します。
iyadosu-now-wait-split = 手札は1人ずつ順に分け、ビッドはすぐ公開されます。
iyadosu-now-wait-play = トリックは時計回りに進みます。もうすぐあなたの番です。
iyadosu-now-over = ゲーム終了です。最多得点のプレイヤーの勝ちです。

# レッスン。
iyadosu-lesson-goal = 全員が1枚ずつ出し、いちばん強い札が**トリック**を取ります。取る数を宣言して、ちょうどその数を目指します。
    .title = トリックを取り合う
iyadosu-lesson-hand = 配られた順のままの12枚です。まだ並べ替えてはいけません。
    .title = これがあなたの手札
iyadosu-lesson-divide = 右寄りのすき間に、いやどすカードを入れてみましょう。右側が**拒否札**になり、1枚につき1トリックのビッドです。
    .title = 手札を2つに分ける
    .other = 大胆なビッドですね！最初は2〜4が楽ですが、あなたの手札です。
iyadosu-lesson-sides = これが**拒否札**です。出し切ると、いやどすカードを提出でき、得点になります。通常札が先になくなると脱落です。
    .title = これを出し切ろう
iyadosu-lesson-bids = ビッドは全員に見えています。ビッドとちょうど同じ数だけ取りましょう。1つずれるごとに1点減ります。
    .title = みんなのビッド
iyadosu-lesson-lead = あなたのリードです。左側の札から、黒以外の小さい数を出して、まずは様子を見ましょう。
    .title = トリックを始める
    .other = 黒は切り札で、大きい数は強いので、取ってしまうかもしれません。必要なら問題ありません。
iyadosu-lesson-follow = { $colour ->
    [K] 黒
    [R] 赤
    [B] 青
   *[G] 緑
}がリードされました。左側から同じ色を出しましょう。
    .title = 色をフォローする
    .other = 説明の前に「いやどす」を言いましたね。それもルールどおりです。
iyadosu-lesson-won = { $who ->
    [you] あなた
   *[other] { $seat }さん
}が{ $card }で取りました。黒はどの色にも勝ち、リードの色は残りの色に勝ちます。
    .title = 誰が、なぜ取った？
iyadosu-lesson-heard = フォローする代わりに「いやどす！」と言って断れます。そのときは拒否札なら何色でも出せます。
    .title = 聞こえましたか？
iyadosu-lesson-refuse = フォローできますが、ここは「いやどす！」です。拒否札を1枚、好きな色で出しましょう。
    .title = さあ、断ろう！
    .other = フォローしましたね。それも良い手ですが、拒否札はいつか出さなければなりません。
    .right = いやどす！拒否札が1枚減りました。
iyadosu-lesson-discard = この色の通常札がありません。このときは断れず、好きな通常札を出します。
    .title = フォローできない
iyadosu-lesson-submitted = 最後の拒否札を出したので、いやどすカードを提出します。**下**にある1枚につき1点。遅いほど得ですが、遅すぎると脱落です。
    .title = 提出の山
iyadosu-lesson-scored = 自分より下のいやどすカードと、脱落したプレイヤーが1点ずつ。ビッドとのずれは1つにつき1点減ります。
    .title = 得点計算
iyadosu-lesson-done = これで1ラウンドです。もういやどすを遊べます。ここで続けるか、みんなと遊びましょう。
    .title = もう遊べます！

# ルールの図。
iyadosu-figure-cards = 4色の数字札。描かれた草花や道具でも見分けられます。
iyadosu-figure-inserts = 持ち主の色のいやどすカードと、数字札の裏面。
iyadosu-figure-dealt = 配られたままの手札。分けるまで動かしません。
iyadosu-figure-divided = 分けた手札。通常札7枚、拒否札5枚なのでビッドは5です。
iyadosu-figure-refused = リードは赤5。2人が断りました。切り札の黒8が勝ちます。拒否札でも同じです。
iyadosu-figure-submitted = 青4が最後の拒否札でした。持ち主のいやどすカードはすぐ山に置かれます。
