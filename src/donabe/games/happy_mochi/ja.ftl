happy_mochi-title = Happy Mochi
happy_mochi-feel = 並べ替えられない列から、隣どうしの2枚を数として出すゲーム。

happy_mochi-option-end_score = 終了点
    .help = 誰かの合計がこの点に達したラウンドでゲームが終わります。
happy_mochi-option-effects = カードの効果
    .help = どのカードにどの効果があるかの表です。初期設定の表は復元したものです。

happy_mochi-card = { $colour ->
    [R] 赤
    [O] オレンジ
    [Y] 黄
    [G] 緑
    [B] 青
    [P] 紫
   *[K] ピンク
}{ $digit }
happy_mochi-side = { $side ->
    [plus] 大小カード：大きく
   *[minus] 大小カード：小さく
}
happy_mochi-token-effect = { $value ->
    [flip] 反転
    [draw] ドロー
    [pass] 左送り
   *[reserve] ストック
}

happy_mochi-zone-value = 大小カード
happy_mochi-zone-centre = 中央のペア：{ $number }
happy_mochi-zone-deck = 山札
happy_mochi-counter-cards = 枚
happy_mochi-zone-totals = { $end }点で終了
happy_mochi-counter-end = 終了点
happy_mochi-zone-buttons = または
happy_mochi-button = { $what ->
    [pass] 全員送る
    [skip] 使わない
   *[wait] 待つ
}
happy_mochi-zone-sum = 列の合計{ $points }点
happy_mochi-zone-row = { $who ->
    [you] あなたの列
   *[other] { $seat }さん
}
happy_mochi-zone-held = { $who ->
    [you] あなたのカード
   *[other] { $seat }さん
}
happy_mochi-zone-reserve = { $who ->
    [you] あなたのストック
   *[other] ストック
}
happy_mochi-place-tens = 十の位
happy_mochi-place-ones = 一の位
happy_mochi-sign-bound = { $number }{ $side ->
    [plus] より大
   *[minus] より小
}
happy_mochi-sign-colours = { $colours ->
    [one] 同色
   *[any] 色は自由
}
happy_mochi-note-draw = { $phase ->
    [turn] またはここから1枚引く
   *[drawing] ここから1枚引く
}
happy_mochi-hint-row = 数字を選ぶとそのペアを出します
happy_mochi-note-demand = { $number }より{ $side ->
    [plus] 大きい
   *[minus] 小さい
}{ $colours ->
    [one] 同色の
   *[any] { "" }
}ペアを出せます。ハッピーもちはいつでも出せます。

happy_mochi-badge-cards = 枚
happy_mochi-badge-reserves = 枚ストック

happy_mochi-prompt-asked-turn = { $number }より{ $side ->
    [plus] 大きい
   *[minus] 小さい
}{ $colours ->
    [one] 同色の
   *[any] { "" }
}ペアかハッピーもちを出すか、1枚引く
happy_mochi-prompt-wait-turn = { $seat }さんがペアを出すか、1枚引きます。
happy_mochi-prompt-asked-effects = { $effects ->
    [draw] 誰に1枚引かせますか？
    [pass] 全員に1枚ずつ左へ送らせますか？
    [reserve] 列から1枚ストックするか、使わないか選んでください。
    [draw-pass] 引く人を選ぶか、先に全員に左へ送らせてください。
    [draw-reserve] 引く人を選ぶか、先に1枚ストックしてください。
   *[pass-reserve] 全員に左へ送らせる、1枚ストックする、使わないのどれかを選んでください。
}
happy_mochi-prompt-wait-effects = { $seat }さんがペアの効果を使っています。
happy_mochi-prompt-asked-drawing = 1枚引いてください。どこから引きますか？
happy_mochi-prompt-wait-drawing = { $seat }さんが1枚引きます。
happy_mochi-prompt-asked-inserting = カードを列のどこに入れますか？
happy_mochi-prompt-wait-inserting = { $seat }さんがカードを列に入れています。
happy_mochi-prompt-asked-giving = 左隣に送るカードを選んでください。
happy_mochi-prompt-wait-giving = 全員が送るカードを選んでいます。
happy_mochi-prompt-asked-setting-aside = ラウンド終了です。ストックする1枚を選んでください。
happy_mochi-prompt-wait-setting-aside = ラウンド終了です。ほかの人がストックする1枚を選んでいます。
happy_mochi-prompt-over = ゲーム終了です。

happy_mochi-choice-play = { $number }：{ $tens }、{ $ones }
happy_mochi-choice-mochi = ハッピーもち！{ $tens }、{ $ones }
happy_mochi-choice-take = 中央の{ $card }を引く
happy_mochi-choice-deck = 山札の一番上
happy_mochi-choice-recall = ストックの{ $card }
happy_mochi-choice-wait = 引けず出せないので手番を見送る
happy_mochi-choice-name = { $whom ->
    [you] あなたが引く
   *[other] { $target }さんが引く
}
happy_mochi-choice-pass = 全員が1枚左へ送る
happy_mochi-choice-skip = 使わない
happy_mochi-choice-reserve = { $card }をストック
happy_mochi-choice-give = { $card }を送る
happy_mochi-choice-first = 左端、{ $card }の前
happy_mochi-choice-between = { $card }と{ $next }の間
happy_mochi-choice-last = 右端、{ $card }の後

happy_mochi-progress = { $end }点まで
happy_mochi-said-played = { $pair }
happy_mochi-said-mochi = ハッピーもち！
happy_mochi-said-took = { $card }をもらいます
happy_mochi-said-drew = 引きます
happy_mochi-said-recalled = ストックを使います
happy_mochi-said-passing = 1枚送って！
happy_mochi-said-waited = 待ちます
happy_mochi-said-emptied = 列が空っぽ！

happy_mochi-event-dealt = { $cards }枚ずつ配りました。中央のペアは{ $pair }です。{ $who ->
    [you] あなたから始めます。
   *[other] { $seat }さんから始めます。
}
happy_mochi-event-played = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $pair }を出しました。
happy_mochi-event-mochi = 「ハッピーもち！」{ $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $pair }を出しました。
happy_mochi-event-flipped = 大小カードが反転：{ $side ->
    [plus] 次は大きいペアを出します。
   *[minus] 次は小さいペアを出します。
}
happy_mochi-event-took = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $side ->
    [left] 左
   *[right] 右
}の山から{ $card }を取りました。
happy_mochi-event-drew = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は山札から引きました。
happy_mochi-event-recalled = { $who ->
    [you] あなた
   *[other] { $seat }さん
}はストックの{ $place }枚目を手札に戻しました。
happy_mochi-event-looked = { $who ->
    [you] あなた
   *[other] { $seat }さん
}が見たのは{ $card }です。
happy_mochi-event-refilled = 山札の{ $card }で{ $side ->
    [left] 左
   *[right] 右
}を補充しました。
happy_mochi-event-reshuffled = 山札がなくなり、中央のペアの下の{ $cards }枚を新しい山札にしました。
happy_mochi-event-inserted = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は列の{ $place }番目にカードを入れました。
happy_mochi-event-waited = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は引くことも出すこともできず、手番を見送りました。
happy_mochi-event-named = { $who ->
    [you] { $whom ->
        [you] あなたは自分で引くことにしました。
       *[other] あなたは{ $target }さんに引かせます。
    }
   *[other] { $whom ->
        [you] { $seat }さんはあなたに引かせます。
       *[other] { $own ->
            [yes] { $seat }さんは自分で引くことにしました。
           *[no] { $seat }さんは{ $target }さんに引かせます。
        }
    }
}
happy_mochi-event-nothing = 引けるカードがなく、効果はありません。
happy_mochi-event-passing = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は全員に1枚ずつ左へ送らせます。
happy_mochi-event-passed = { $who_gives ->
    [you] あなたは列の{ $place }枚目を{ $taker }さんに送りました。
   *[other] { $who_takes ->
        [you] { $giver }さんは列の{ $place }枚目をあなたに送りました。
       *[other] { $giver }さんは列の{ $place }枚目を{ $taker }さんに送りました。
    }
}
happy_mochi-event-reserved = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は列の{ $place }枚目をストックしました。
happy_mochi-event-skipped = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は残りの効果を使いませんでした。
happy_mochi-event-emptied = { $who ->
    [you] あなたの列が空になり、このラウンドに勝ちました！
   *[other] { $seat }さんの列が空になり、このラウンドに勝ちました。
}
happy_mochi-event-stuck = 誰も先へ進めず、ラウンドは勝者なしで終わります。
happy_mochi-event-opened = { $who ->
    [you] あなた
   *[other] { $seat }さん
}の列に残ったのは{ $cards }です。
happy_mochi-event-kept = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は1枚をストックしました。

happy_mochi-score-row = 列の残り{ $count }枚
happy_mochi-decided-points = 点数が多い

# ヒント：その手を勧める理由。
happy_mochi-reason-empties = 列が空になります。
happy_mochi-reason-meet = { $digit }が2枚隣り合い、いつでも出せるハッピーもちになります。
happy_mochi-reason-leaves = 列にハッピーもちが{ $twins }組残ります。
happy_mochi-reason-sheds = 列から{ $points }点減らせます。
happy_mochi-reason-partner = 列にすでに{ $digit }があり、合わせればハッピーもちになります。
happy_mochi-reason-cheap = { $digit }なら、列に残っても点が少なく済みます。
happy_mochi-reason-nothing-fits = 今出せるペアがありません。
happy_mochi-reason-twins = { $digit }が2枚そろい、ハッピーもちになります。
happy_mochi-reason-fits = 今出せる{ $number }になります。
happy_mochi-reason-together = ハッピーもちを崩さずに済みます。
happy_mochi-reason-keep-low = { $digit }は次のラウンドで点の少ない相棒になります。
happy_mochi-reason-pass = 使えないカードを隣に送れます。
happy_mochi-reason-name-me = 今引けるカードの中に使えるものがあります。
happy_mochi-reason-name = { $target }さんの列が最も短いので、1枚引かせて足止めします。

# 目標：いつも卓に表示する文。
happy_mochi-goal = { $end }点まで。{ $now }
happy_mochi-goal-watch = 誰よりも先に列を空にしましょう。
happy_mochi-goal-empty = 列は空です。このまま手番が終われば、ラウンドに勝ちます。
happy_mochi-goal-won = このラウンドは0点で済みました。
happy_mochi-goal-keep = 次のラウンドで役立つ1枚をストックしましょう。
happy_mochi-goal-place = 出せるペアかハッピーもちができる場所に入れましょう。
happy_mochi-goal-draw = { $cards ->
    [1] 残り1枚です。相棒になるカードを引きましょう。
   *[other] 出せるペアがありません。役立つカードを引きましょう。
}
happy_mochi-goal-last = 最後のペアを出せば、ラウンドに勝ちます！
happy_mochi-goal-play = 出せるペアが{ $pairs }組あります。出すか、1枚引きましょう。
happy_mochi-goal-hurry = もうすぐ列が空になる人がいます。大きい数字を減らしましょう。
happy_mochi-goal-row = 列を空にしましょう。残り{ $cards }枚、{ $points }点です。

# 今どうする？
happy_mochi-now-asked-turn = 列の隣どうしの2枚が2桁の数になります。{ $number }より{ $side ->
    [plus] 大きく
   *[minus] 小さく
}{ $colours ->
    [one] 、2枚の色が同じで
   *[any] { "" }
}なければなりません。同じ数字2枚ならいつでも出せます。出さずに1枚引いて、列の好きな場所に入れることもできます。
happy_mochi-now-wait-turn = { $seat }さんが隣どうしの2枚を出すか、1枚引きます。あなたのペアは、自分の手番が来たときの中央に合わせます。
happy_mochi-now-asked-effects = { $effects ->
    [draw] 誰かが1枚引かなければなりません。自分を含めて誰でも選べます。どこから引き、どこに入れるかは引く人が決めます。
    [pass] 使うかどうかは自由です。使うと、全員が1枚を左へ送り、右から1枚受け取ります。誰も断れません。
    [reserve] 使うかどうかは自由です。使うと、列の好きな1枚を裏向きで手元に置けます。点にならず、後で引くこともできます。
    [draw-pass] 2つの効果を好きな順に使います。ドローは必ず行い、左送りは使わなくてもかまいません。
    [draw-reserve] 2つの効果を好きな順に使います。ドローは必ず行い、ストックは使わなくてもかまいません。
   *[pass-reserve] 2つの効果を好きな順に使います。左送りもストックも、使わなくてもかまいません。
}
happy_mochi-now-wait-effects = 丸い印のあるカードは、出すと効果が起こります。{ $seat }さんは手番が終わる前にそれを済ませます。
happy_mochi-now-asked-drawing = あなたが選ばれたので、1枚引かなければなりません。中央の2枚、山札の一番上、自分のストックのどれかです。列のどこに入れるかも自由です。
happy_mochi-now-wait-drawing = { $seat }さんは中央、山札、ストックのどれかから引き、入れる場所も決めます。
happy_mochi-now-asked-inserting = どの2枚の間でも、端でもかまいません。ほかのカードは動きません。隣とどんな数になるか見てみましょう。ゾロ目ならいつでも出せます。
happy_mochi-now-wait-inserting = 入れた場所は全員に見えます。中央から引いたカードは、列にある間ずっと全員に知られています。
happy_mochi-now-asked-giving = 全員が同時に、ほかの人に見せずに1枚を左へ送ります。受け取ったカードは列の好きな場所に入れられます。
happy_mochi-now-wait-giving = 全員が選ぶと、カードが一斉に左へ移ります。
happy_mochi-now-asked-setting-aside = 列の点はもう数えました。残ったうちの1枚がストックになります。裏向きで手元に残り、点にならず、後のラウンドでいつでも引けます。
happy_mochi-now-wait-setting-aside = カードの残った人が1枚ずつストックします。次のラウンドは、勝った人の左隣から始めます。
happy_mochi-now-over = ゲーム終了です。点の最も少ない人の勝ちで、同点なら勝利を分け合います。

# レッスン。
happy_mochi-lesson-goal = この7枚があなたの**列**です。誰よりも先に空にしましょう。残った数字は、そのまま失点になります。
    .title = 列を空にしよう
happy_mochi-lesson-first = 隣どうしの2枚は2桁の数になり、左が十の位です。中央の{ $number }より**大きい**数が必要です。{ $pair }を出しましょう！
    .title = 最初のペア
    .other = それでも大丈夫です。光っている数ならどれでも出せますし、引くのも自由です。
happy_mochi-lesson-order = すき間が詰まり、新しい隣どうしと新しい数ができました。ただし、自分で列を並べ替えることは**決して**できません。
    .title = 新しい隣どうし
happy_mochi-lesson-colour = 中央が**同じ色**2枚なら、出す2枚も色をそろえます。どの色でもかまいません。{ $pair ->
    [none] { "" }
   *[other] { $pair }は色が違うので出せません。
}
    .title = 色にも注目
happy_mochi-lesson-draw = そんなときは1枚**引きます**。中央の2枚のどちらか、または山札からです。{ $partner ->
    [yes] { $card }を引きましょう。同じ数字がもう列にあります。
   *[no] { "" }
}
    .title = 出せないときは
    .other = それでもかまいません。どこから引いても、入れる場所は自由です。
happy_mochi-lesson-place = 引いたカードは列の**好きな場所**に入れられます。{ $partner ->
    [yes] もう1枚の{ $digit }の隣に入れましょう。理由はすぐにわかります。
   *[no] どんな数ができるか見てみましょう。
}
    .title = 場所を選ぼう
    .other = そこに決まりました。そこでも新しい数ができています。
happy_mochi-lesson-named = 丸い印はカードの**効果**で、誰かに1枚引かせます。{ $who ->
    [you] 自分を選びましたね。
   *[other] { $seat }さんの指名はあなた！
}{ $partner ->
    [yes] { $card }を引いて、同じ数字の隣へ。
   *[no] { "" }
}
    .title = 効果のあるカード
    .other = それでもかまいません。どこから引き、どこに入れるかは自由です。
happy_mochi-lesson-mochi = { $pair }、ゾロ目です！同じ数字2枚は**ハッピーもち**。中央の{ $number }にも色にも関係なく、いつでも出せます。出しましょう！
    .title = ハッピーもち！
    .right = ハッピーもち！本物の卓なら、声に出すところです。
    .other = それもいい手です。ハッピーもちはいつでも出せるので、待てます。
happy_mochi-lesson-flip = 今のカードには**反転**の効果があり、矢印の向きが変わりました。また反転するまで、**小さい**ペアを出していきます。
    .title = 今度は逆向き
happy_mochi-lesson-give = { $who ->
    [you] あなた
   *[other] { $seat }さん
}の効果で、全員がほかの人に見せずに1枚を**左へ送ります**。同じ数字の相棒がいない、大きい数字を送りましょう。
    .title = 左へ1枚
    .other = それでもかまいません。今度は右隣から1枚届きます。
happy_mochi-lesson-received = 右隣から届いたカードです。好きな場所に入れられます。{ $twins ->
    [yes] ただし、いつでも出せる**ハッピーもち**の間は避けましょう。
   *[no] どんな数ができるか見てみましょう。
}
    .title = 届いたカード
    .other = 離れてしまいました。間のカードがなくなれば、また隣どうしになります。
happy_mochi-lesson-lower = 今度は{ $number }より小さい数です。{ $reserve ->
    [yes] { $pair }なら出せて、しかも効果で**もう1枚**減らせます。出しましょう！
   *[no] 出せるペアはどれでしょう？
}
    .title = 今度は小さく
    .other = それもできます。効果は、そのカードを出すまで取っておけます。
happy_mochi-lesson-reserve = 1枚を**ストック**として裏向きで手元に置けます。点にならず、後で引くこともできます。相棒のいない1枚がおすすめです。
    .title = もう1枚減らそう
    .other = お好きなように。この効果は、使っても使わなくてもかまいません。
happy_mochi-lesson-last = 残り2枚で、今出せます。手番の終わりに**列が空**なら、ラウンドに勝ちます。出しましょう！
    .title = 最後の2枚
    .other = 急ぎませんか？ほかの人の列も、もうすぐ空になりそうです。
happy_mochi-lesson-scored = { $points ->
    [0] あなたは**0点**、いちばん良い結果です！
   *[other] あなたの列には{ $points }点残りました。
}列に残った数字がすべて失点です。残した人は、そのうち1枚をストックします。
    .title = 点数計算
happy_mochi-lesson-done = 誰かが30点に達するまでラウンドを続け、点の**最も少ない**人が勝ちます。このまま続けるか、ほかの人と遊びましょう。
    .title = もう遊べます！

# ルールの図の説明。
happy_mochi-figure-cards = 7つの色。形でも見分けられます。
happy_mochi-figure-effects = 4つの効果の印：反転、ドロー、左送り、ストック。
happy_mochi-figure-higher = 41より大きい60、72、47、74は出せます。07と24は出せません。
happy_mochi-figure-colours = 60と74は50より大きいのですが、2色です。中央が同じ色なので、どのペアも出せません。
happy_mochi-figure-twins = 00は47より大きくありませんが、ハッピーもちはいつでも出せます。77も出せます。
happy_mochi-figure-drawn = 中央から緑0を引くと、下にあった青2が現れます。ピンク0の隣に入れればハッピーもちになります。
happy_mochi-figure-flipped = 黄8で大小カードが反転します。87は大きい数として出され、次は小さい同色のペアを出します。
happy_mochi-figure-opened = 3+6で9点、6+6で12点です。勝った人のストックは数えません。

# オプションeffectsの間違い。$whereはその中の場所（例：effects.red.flip）。
happy_mochi-bad-list = { $where }は[0, 5]のような値のリストです（{ $found }は使えません）
happy_mochi-bad-value = { $where }の値は0〜9です（{ $found }は使えません）
happy_mochi-bad-twice = { $where }の{ $value }には、もう{ $carried }があります。カード1枚の効果は1つです
happy_mochi-bad-table = { $where }は{ $known }の表です（{ $found }は使えません）
happy_mochi-bad-entry = { $where }に「{ $name }」という項目はありません。項目：{ $known }
happy_mochi-bad-lacks = { $where }に項目{ $name }がありません
