mush_ring-title = Mush-Ring
mush_ring-feel = デスキャップに気をつけながら、1色のキノコでリングを育てるゲーム。

mush_ring-option-deck = カード構成
    .help = 種類ごとの枚数です。合計50枚にします。

mush_ring-shroom = { $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
   *[green] 緑
}{ $value }
mush_ring-wild = ワイルド
mush_ring-deth = デスキャップ
mush_ring-draw = 3枚引き2枚捨て
mush_ring-stomp = 踏みつぶし
mush_ring-steal = 横取り
mush_ring-pick = 色当て
mush_ring-dig = 掘り出し

mush_ring-back-space = { "" }
mush_ring-mark-down = 裏向き
mush_ring-mark-coming = 襲来中

mush_ring-progress = { $cards }枚先取
mush_ring-progress-fullest = { $who ->
    [you] あなたが{ $count }枚
   *[other] { $seat }さんが{ $count }枚
}
mush_ring-said-puts = { $card }
mush_ring-said-lets = どうぞ
mush_ring-said-ring = リング完成！
mush_ring-said-crushes = 踏みつぶした！
mush_ring-said-steals = いただき！
mush_ring-said-stomps = えいっ！
mush_ring-zone-deck = 山札：{ $count }枚
mush_ring-zone-discards = 捨て札：{ $count }枚
mush_ring-zone-played = 使用中
mush_ring-zone-ring = { $who ->
    [you] あなたのリング
   *[other] { $seat }さんのリング
}
mush_ring-zone-hand = { $who ->
    [you] あなたの手札
   *[other] { $seat }さん
}
mush_ring-zone-pile = 得点札：{ $count }枚
mush_ring-note-ring = 赤{ $red }・青{ $blue }・黄{ $yellow }・緑{ $green }{ $wild ->
    [0] { "" }
   *[other] ・ワイルド+{ $wild }
}

mush_ring-badge-dealer = 親
mush_ring-badge-hand = 枚の手札
mush_ring-badge-collected = /10枚獲得

mush_ring-prompt-asked-playing = カードを1枚出してください。
mush_ring-prompt-wait-playing = { $seat }さんの手番です。
mush_ring-prompt-asked-extra = キノコをもう1枚出せます。
mush_ring-prompt-wait-extra = { $seat }さんはキノコをもう1枚出せます。
mush_ring-prompt-asked-placing = { $card }をどこに置きますか？
mush_ring-prompt-wait-placing = { $seat }さんが{ $card }の置き場所を選んでいます。
mush_ring-prompt-asked-covering = { $card }を裏向きでどこに置きますか？
mush_ring-prompt-wait-covering = { $seat }さんが裏向きのカードの置き場所を選んでいます。
mush_ring-prompt-asked-aiming = { $card }：どれを狙いますか？
mush_ring-prompt-wait-aiming = { $card }：{ $seat }さんが狙いを選んでいます。
mush_ring-prompt-asked-digging = 捨て札からどのキノコを掘り出しますか？
mush_ring-prompt-wait-digging = { $seat }さんが捨て札を掘っています。
mush_ring-prompt-asked-asking = 誰に色を尋ねますか？
mush_ring-prompt-wait-asking = { $seat }さんが尋ねる相手を選んでいます。
mush_ring-prompt-asked-naming = どの色を尋ねますか？
mush_ring-prompt-wait-naming = { $seat }さんが色を選んでいます。
mush_ring-prompt-asked-giving = { $target }さんに渡す{ $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
   *[green] 緑
}かワイルドを選んでください。
mush_ring-prompt-wait-giving = { $seat }さんは{ $whom ->
    [you] あなた
   *[other] { $target }さん
}に1枚渡さなければなりません。
mush_ring-prompt-asked-dropping = { $left ->
    [1] もう1枚捨ててください。
   *[other] { $left }枚捨ててください。
}
mush_ring-prompt-wait-dropping = { $seat }さんが捨て札を選んでいます。
mush_ring-prompt-asked-stomping = { $target }さんのデスキャップがリングのマス{ $space }に来ます。通しますか？
mush_ring-prompt-wait-stomping = デスキャップが来ます。{ $seat }さんは踏みつぶせます。
mush_ring-prompt-asked-keeping = リング完成です。同点の色のうち、どれを残しますか？
mush_ring-prompt-wait-keeping = { $seat }さんが残す色を選んでいます。
mush_ring-prompt-asked-last = 最後の追加です。アクションも裏向きで置けます。リングを埋めるか、やめてください。
mush_ring-prompt-wait-last = { $seat }さんの最後の追加です。
mush_ring-prompt-over = ゲーム終了です。

mush_ring-choice-play = { $card }
mush_ring-choice-cover = { $card }（裏向き）
mush_ring-choice-drop = { $card }を捨てる
mush_ring-choice-give = { $card }を渡す
mush_ring-choice-dig = { $card }を掘り出す
mush_ring-choice-space = { $whom ->
    [you] あなたのリング、マス{ $space }
   *[other] { $target }さんのリング、マス{ $space }
}
mush_ring-choice-ask = { $target }さんに尋ねる
mush_ring-choice-name = { $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
   *[green] 緑
}
mush_ring-choice-keep = { $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
   *[green] 緑
}を残す
mush_ring-choice-let = 通す
mush_ring-choice-stomp = 踏みつぶす
mush_ring-choice-pass = もう出さない
mush_ring-choice-stop = やめる

mush_ring-event-dealt = 5枚ずつ配りました。{ $who ->
    [you] あなた
   *[other] { $seat }さん
}が親で、最初の手番です。
mush_ring-event-drawn = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $card }を引きました。
mush_ring-event-draws = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $count }枚引きました。
mush_ring-event-reshuffled = 捨て札を切り直し、{ $cards }枚の新しい山札にしました。
mush_ring-event-dry = 引けるカードがもうありません。
mush_ring-event-played = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $card }を出しました。
mush_ring-event-puts = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $own ->
    [yes] 自分のリング
   *[no] { $whom ->
        [you] あなたのリング
       *[other] { $target }さんのリング
    }
}のマス{ $space }に{ $card }を置きました。
mush_ring-event-covers = { $who ->
    [you] あなた
   *[other] { $seat }さん
}はアクションを裏向きでマス{ $space }に置きました。
mush_ring-event-covers-card = 置いたのは{ $card }です。
mush_ring-event-threatens = { $who ->
    [you] あなた
   *[other] { $seat }さん
}のデスキャップが{ $whom ->
    [you] あなたのリング
   *[other] { $target }さんのリング
}のマス{ $space }に来ます。
mush_ring-event-lets = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は通しました。
mush_ring-event-crushes = { $who ->
    [you] あなた
   *[other] { $seat }さん
}はデスキャップを踏みつぶしました。
mush_ring-event-spoiled = { $whom ->
    [you] あなた
   *[other] { $target }さん
}の{ $card }が裏向きになりました。
mush_ring-event-no-more = { $who ->
    [you] あなた
   *[other] { $seat }さん
}はもう出しません。
mush_ring-event-fizzles = { $card }は対象がなく、何も起きません。
mush_ring-event-drops = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $card }を捨てました。
mush_ring-event-steals = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $whom ->
    [you] あなたのリング
   *[other] { $target }さんのリング
}から{ $card }を横取りしました。
mush_ring-event-stomps = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $whom ->
    [you] あなたのリング
   *[other] { $target }さんのリング
}の{ $card }を踏みつぶしました。
mush_ring-event-asks = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $whom ->
    [you] あなた
   *[other] { $target }さん
}に{ $colour ->
    [0] 赤
    [1] 青
    [2] 黄
   *[3] 緑
}があるか尋ねました。
mush_ring-event-gives = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $whom ->
    [you] あなた
   *[other] { $target }さん
}に1枚渡しました。
mush_ring-event-given = 渡したのは{ $card }です。
mush_ring-event-shows = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は1枚も持っておらず、{ $whom ->
    [you] あなた
   *[other] { $target }さん
}に手札を見せました。
mush_ring-event-sees = { $count ->
    [0] 手札は空でした。
   *[other] { $who ->
        [you] あなた
       *[other] { $seat }さん
    }が見た手札は{ $cards }です。
}
mush_ring-event-digs = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は捨て札から{ $card }を掘り出しました。
mush_ring-event-ring = { $who ->
    [you] あなた
   *[other] { $seat }さん
}のリングが完成し、{ $count ->
    [0] 獲得は0枚でした。
   *[other] { $cards }を獲得しました。
}
mush_ring-event-turns-up = 表にして捨て札へ：{ $cards }。
mush_ring-event-finished = { $who ->
    [you] あなた
   *[other] { $seat }さん
}の得点札が{ $count }枚になりました。ほかの全員が最後の追加をします。
mush_ring-event-all-last = { $why ->
    [dry] 山札も捨て札もなくなりました。全員が最後の追加をします。
   *[turns] 各自100手番が終わりました。全員が最後の追加をします。
}
mush_ring-event-stops = { $who ->
    [you] あなた
   *[other] { $seat }さん
}はここでやめました。

mush_ring-score-shrooms = 色キノコ：{ $count }枚
mush_ring-score-wilds = ワイルド：{ $count }枚
mush_ring-decided-wilds = ワイルドが多い
mush_ring-decided-cards = 得点札が多い

# ヒント：その手を勧める理由。
mush_ring-reason-fills = リングが完成し、{ $points }点になります。
mush_ring-reason-wild = リングのどの色にも数えられます。
mush_ring-reason-grows = リングの{ $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
   *[green] 緑
}が{ $points }点になります。
mush_ring-reason-more = もう1枚出せます。
mush_ring-reason-costs = { $target }さんのリングを{ $points }点減らせそうです。
mush_ring-reason-draw = 選べるカードが増えます。
mush_ring-reason-pick = 欲しい色のカードをもらえるかもしれません。
mush_ring-reason-dig = 捨て札のキノコがすぐに役立ちます。
mush_ring-reason-cover = 最後のリングが完成に近づきます。
mush_ring-reason-cover-last = 最後のリングが完成し、得点になります。
mush_ring-reason-not-mine = { $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
   *[green] 緑
}はリングで一番の色ではありません。
mush_ring-reason-closes = リングの最後の空きマスです。
mush_ring-reason-sheltered = 隣に空きマスがなく、デスキャップが隣に来ません。
mush_ring-reason-ask = { $target }さんの手札が{ $cards }枚で最も多いです。
mush_ring-reason-name = リングで一番高い色は{ $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
   *[green] 緑
}です。
mush_ring-reason-keep = 得点札が{ $cards }枚増えます。10枚でゲームが終わります。
mush_ring-reason-harmless = { $points ->
    [0] リングに損はありません。
   *[other] リングの損は{ $points }点だけです。
}踏みつぶしは取っておきましょう。
mush_ring-reason-saves = リングの{ $points }点を守れます。
