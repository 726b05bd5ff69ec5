mush_ring-title = Mush-Ring
mush_ring-feel = デスキャップに気をつけながら、1色のキノコでリングを育てるゲーム。
mush_ring-flag = はじめてにおすすめ

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

# カードに書かれた言葉。
mush_ring-art-draw = 3枚引き
    .more = 2枚捨て
mush_ring-art-stomp = 踏みつぶし
    .more = キノコ1枚
mush_ring-art-steal = 横取り
    .more = キノコ1枚
mush_ring-art-pick = 色当て
    .more = 1色
mush_ring-art-dig = 掘り出し
    .more = 捨て札から

mush_ring-back-space = { "" }
mush_ring-mark-down = 裏向き
mush_ring-mark-coming = 襲来中

mush_ring-progress = { $cards }枚先取
mush_ring-progress-fullest = { $who ->
    [you] あなたが{ $count }枚
   *[other] { $seat }さんが{ $count }枚
}
mush_ring-said-puts = { $card }
mush_ring-said-played = { $card }
mush_ring-said-threatens = デスキャップをどうぞ！
mush_ring-said-asks = { $colour ->
    [0] 赤
    [1] 青
    [2] 黄
   *[3] 緑
}はある？
mush_ring-said-gives = はい、どうぞ
mush_ring-said-shows = ないよ
mush_ring-said-digs = { $card }を掘り出す
mush_ring-said-stops = ここまで
mush_ring-said-lets = どうぞ
mush_ring-said-ring = リング完成！
mush_ring-said-crushes = 踏みつぶした！
mush_ring-said-steals = いただき！
mush_ring-said-stomps = えいっ！
mush_ring-counter-red = 赤
mush_ring-counter-blue = 青
mush_ring-counter-yellow = 黄
mush_ring-counter-green = 緑
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
    .brief = { "" }
mush_ring-badge-hand = 枚の手札
    .brief = 枚手札
mush_ring-badge-collected = /10枚獲得
    .brief = /10枚

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
mush_ring-prompt-asked-last = 最後の追加です。アクションも裏向きで置けます。置きますか、やめますか？
mush_ring-prompt-wait-last = { $seat }さんの最後の追加です。
mush_ring-prompt-over = ゲーム終了です。

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

mush_ring-event-counted = { $who ->
    [you] あなた
   *[other] { $seat }さん
}の得点札は{ $count ->
    [0] ありません。
   *[other] { $count }枚です。
}

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

# 目標。
mush_ring-goal = 得点札{ $enough }枚で終了、最高得点の人の勝ち。{ $now }
mush_ring-goal-watch = 1色でリングを埋めましょう。
mush_ring-goal-empty = いまは、1色のリングを始めます。得点札はあと{ $missing }枚。
mush_ring-goal-ring = { $room ->
    [0] リングが埋まりました。
    [1] どのキノコでもリング完成。
   *[other] 空きマスはあと{ $room }つ。
}{ $colour ->
    [red] 赤が{ $points }点です。
    [blue] 青が{ $points }点です。
    [yellow] 黄が{ $points }点です。
    [green] 緑が{ $points }点です。
    [several] 一番の色は同点で{ $points }点です。
   *[none] 数えられる色はまだありません。
}
mush_ring-goal-last = 最後の追加：あと{ $room }枚でリング完成です。
mush_ring-goal-stuck = 手札ではもうリングを完成できません。
mush_ring-goal-finished = あなたの番は終わりました。

# いまの質問の意味。
mush_ring-now-asked-playing = キノコは自分のリングに、デスキャップはほかの人のリングに置きます。アクションは書かれたことを行います。その後、手札が5枚になるまで引きます。
mush_ring-now-wait-playing = { $seat }さんはカードを1枚出し、手札が5枚になるまで引きます。その後、時計回りに次の人の手番です。
mush_ring-now-asked-extra = 出したキノコに+がありました。手札からもう1枚、色キノコ、ワイルド、デスキャップのどれでも出せます。アクションは出せません。
mush_ring-now-wait-extra = { $seat }さんの出したキノコに+があるので、キノコをもう1枚出せます。
mush_ring-now-asked-placing = 光っているマスならどこでもかまいません。隣が大事なのはデスキャップだけで、両隣の表向きのカードを裏返します。
mush_ring-now-wait-placing = { $seat }さんが{ $card }をリングの空きマスに置きます。
mush_ring-now-asked-covering = 最後の追加では、アクションは裏向きで置きます。0点ですが、マスを埋められます。
mush_ring-now-wait-covering = { $seat }さんがアクションを裏向きで置いてマスを埋めます。どのカードかは、ほかの人にはわかりません。
mush_ring-now-asked-aiming = ほかの人のリングから1枚選びます。裏向きでもかまいませんが、デスキャップは選べません。踏みつぶしなら捨て札に、横取りなら手札になります。
mush_ring-now-wait-aiming = { $card }：{ $seat }さんが誰かのリングからカードを1枚選びます。デスキャップは選べません。
mush_ring-now-asked-digging = 捨て札のキノコならどれでも、自分を含む誰かのリングに表向きで置けます。そのカードの+は働きません。
mush_ring-now-wait-digging = { $seat }さんが捨て札からキノコを1枚取り、誰かのリングに置きます。
mush_ring-now-asked-asking = 相手を選び、次に色を選びます。その色かワイルドを持っている相手は1枚渡します。なければ、あなたは相手の手札を見て2枚引きます。
mush_ring-now-wait-asking = { $seat }さんが相手を選び、色を尋ねます。
mush_ring-now-asked-naming = 相手がその色かワイルドを持っていれば、1枚もらえます。なければ、相手の手札を見て2枚引きます。
mush_ring-now-wait-naming = 尋ねられた人は、その色かワイルドがあれば1枚渡し、なければ手札を見せます。
mush_ring-now-asked-giving = { $target }さんが尋ねたのは{ $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
   *[green] 緑
}です。その色かワイルドを1枚渡さなければなりません。どれを渡すかは自由です。補充は自分の手番の終わりです。
mush_ring-now-wait-giving = { $seat }さんは合うカードを持っているので、1枚渡さなければなりません。見えるのは渡す人ともらう人だけです。
mush_ring-now-asked-dropping = 3枚引きました。手札から好きな2枚を捨てます。引いたばかりのカードでもかまいません。
mush_ring-now-wait-dropping = { $seat }さんは3枚引いたので、2枚捨てます。
mush_ring-now-asked-stomping = 通すと、マス{ $space }の両隣の表向きのカードが裏返ります。踏みつぶしがあれば、いま止められます。そのときは両方とも捨て札になります。
mush_ring-now-wait-stomping = デスキャップが来ます。踏みつぶせるのは{ $seat }さんだけで、置かれる前のいまだけです。
mush_ring-now-asked-keeping = リングに同点の色があります。1色を選び、その色のカードと表向きのワイルドを獲得します。残りは捨て札です。
mush_ring-now-wait-keeping = リングに同点の色があるので、{ $seat }さんが残す色を1つ選びます。
mush_ring-now-asked-last = 手札を1枚ずつ自分のリングに置きます。カードは引きません。得点になるのは完成したリングだけで、アクションは裏向きで0点です。
mush_ring-now-wait-last = { $seat }さんは手札から、リングをもう1つだけ完成させられます。カードは引きません。
mush_ring-now-over = ゲーム終了です。得点札の合計点が最も高い人の勝ちです。

# レッスン。
mush_ring-lesson-goal = 6つのマスを埋めると、**一番点の高い**色を獲得します。10枚で終わり、最高得点の勝ちです。
    .title = これがあなたのリング
mush_ring-lesson-play = **1色**でそろえるのが一番です。手札に多いのは{ $colour ->
    [red] 赤
    [blue] 青
    [yellow] 黄
   *[green] 緑
}。{ $card }を好きなマスに置くと、5枚まで引けます。
    .title = 色を決めよう
    .other = それもできます。ただ、最後に数えるのはリングの1色だけです。
mush_ring-lesson-plus = 出せるのは1手番に1枚です。でも、+印に**注目**。これを出すと、もう1枚出せます。
    .title = 1枚では足りない
    .other = 大丈夫。+は逃げません。手札で待っています。
mush_ring-lesson-more = **キノコ**をもう1枚どうぞ。+付きなら、さらに1枚。文字のあるアクションは次の手番までお預けです。
    .title = もう1枚
    .other = それもできます。+は「出してもよい」という印で、キノコなら何でもかまいません。
mush_ring-lesson-deth = 暗い色のカードは**デスキャップ**です。自分のリングには入れたくないものなので、{ $seat }さんに贈りましょう。
    .title = 毒キノコの贈り物
    .other = 取っておくのですね。良いカードの隣に置くと、一番効きます。
mush_ring-lesson-beside = 得点になるカードの**隣**に置きましょう。デスキャップが置かれると、両隣の表向きのカードが裏返り、0点になります。
    .title = 痛いところへ
    .other = そこでは何も裏返らず、後から来るカードにも効きません。でも、マスは1つふさがります。
mush_ring-lesson-wild = **ワイルド**はどの色としても数えます。値は1だけですが、どの色を獲得しても一緒に付いてきます。
    .title = どの色にも合う
    .other = 大丈夫。ワイルドは次のリングにも合います。
mush_ring-lesson-stomp = { $seat }さんがデスキャップを送ってきました！でも、手札に**踏みつぶし**があります。自分の手番でなくても、置かれる前に踏みつぶせます。
    .title = 危ない！
    .right = ぐしゃっ！両方とも捨て札になり、リングは無事です。
    .other = では、置かれます。踏みつぶしは、自分の手番にほかの人のリングにも使えます。
mush_ring-lesson-dig = **アクション**は書かれたとおりに働きます。掘り出しで、捨て札のデスキャップを{ $seat }さんに返しましょう！
    .title = 送り主に返そう
    .other = 取っておくのですね。あのデスキャップは、誰かに先に掘り出されるかもしれません。
mush_ring-lesson-theirs = { $seat }さんのリングが完成し、**すぐに**得点計算です。獲得は{ $count }枚。裏向きとデスキャップは数えません。
    .title = リング完成
mush_ring-lesson-fill = 空きマスはあと1つ！**どの**キノコでも埋められます。違う色なら0点ですが、ここまでの得点は確実になります。
    .title = リングを閉じよう
    .other = まだですか？空きマスがあるうちは、デスキャップが来るかもしれません。
mush_ring-lesson-full = 一番高い色とワイルド、合わせて{ $count }枚が**得点札**になりました。残りは捨て札です。次のリングを始めましょう。
    .title = リングの得点
mush_ring-lesson-steal = これもアクションです。**横取り**は、ほかの人のリングから1枚を手札に加えます。{ $card }はいかがですか？
    .title = いただきます
    .other = 取っておくのですね。相手のリングが育つほど効きます。
mush_ring-lesson-ten = { $who ->
    [you] 得点札が{ $count }枚、**上がり**です！{ $target }さんは手札だけで最後のリングを完成できます。アクションは裏向きで。
   *[other] { $seat }さんが{ $count }枚で**上がり**です。あなたは手札だけで最後のリングを完成できます。アクションは裏向きで。
}
    .title = 10枚で上がり
mush_ring-lesson-scored = 数えるのは得点札だけです。カードは書かれた数、ワイルドは1点。10枚でゲームは終わりますが、勝敗は**得点**で決まります。
    .title = 最終得点
mush_ring-lesson-done = 1色を集め、早めに閉じて、相手には少しの毒を。もうMush-Ringを遊べます。もう一度遊ぶか、みんなと遊びましょう。
    .title = もう遊べます！

# ルールの図。
mush_ring-figure-shrooms = キノコカード。4つの色はキノコの形でも見分けられ、1枚には+があります。右はワイルドとデスキャップ。
mush_ring-figure-actions = 5種類のアクションカード。
mush_ring-figure-later = デスキャップの隣にあった赤2は裏返りました。反対側の赤2は後から来たので、得点になります。
mush_ring-figure-coming = デスキャップがマス4、ワイルドの隣に来ます。踏みつぶしがあれば、まだ止められます。
mush_ring-figure-fewer = 赤は2枚で6点、青は3枚で5点。このままなら赤を獲得します。
mush_ring-figure-equal = 完成したリング。緑は2枚、青は3枚で、どちらも4点です。持ち主が選びます。
mush_ring-figure-scored = リングは青3、青1、青1、ワイルド2枚、黄2でした。5枚を獲得して7点、黄2は捨て札です。
mush_ring-figure-covered = 最後の追加。マス5にアクションが裏向きで置かれています。あと1枚で赤が7点になります。

# オプションdeckの間違い。
mush_ring-bad-deck = オプションdeckは表で、{ $known }のそれぞれの枚数を書きます
mush_ring-bad-card = オプションdeckに「{ $name }」というカードはありません。カード：{ $known }
mush_ring-bad-number = オプションdeckの{ $name }は0〜{ $most }の数です（{ $found }は使えません）
mush_ring-bad-missing = オプションdeckに{ $name }の数（0〜{ $most }）がありません
mush_ring-bad-total = オプションdeckは合計{ $found }枚です。正しくは{ $right }枚です
