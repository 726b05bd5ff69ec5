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

iyadosu-badge-tricks = トリック/ビッド{ $bid }
iyadosu-badge-normal = 通常
iyadosu-badge-refuse = 拒否

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
iyadosu-choice-play = { $card }
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
