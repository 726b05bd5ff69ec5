mushroom_sort-title = マッシュルームソート
mushroom_sort-feel = 裏の色と小さい順の列を手がかりに、欲しいキノコのありかを読むゲーム。

mushroom_sort-option-pig = ブタ
    .help = 3人か4人のとき、カードの代わりにブタを選んで、ほかの全員のスープを予想できます。
mushroom_sort-option-recipe = レシピカード
    .help = お手元のレシピカードと点数が違うときに、両面の点数を入力します。

mushroom_sort-colour = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[K] 黒
}
mushroom_sort-card = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[K] 黒
}{ $rank }
mushroom_sort-pig = ブタ
mushroom_sort-face-mushroom = キノコ
mushroom_sort-face-pot = 鍋

mushroom_sort-zone-dealt = { $who ->
    [you] あなたのカード
   *[other] { $seat }さん
}
mushroom_sort-zone-row = { $who ->
    [you] あなたの列
   *[other] { $seat }さん
}
mushroom_sort-zone-hand = { $who ->
    [you] あなたの手札
   *[other] { $seat }さんの手札
}
mushroom_sort-zone-soup = { $who ->
    [you] あなたのスープ
   *[other] { $seat }さんのスープ
}
mushroom_sort-progress-arranging = 並べ方を選択中（非公開）
mushroom_sort-progress-turn = 手番{ $turn }/{ $turns }
mushroom_sort-progress-predicting = ブタの予想
mushroom_sort-progress-soups = スープの比較

mushroom_sort-zone-pile = これから配る札
mushroom_sort-zone-basket = { $who ->
    [you] あなたのかご
   *[other] { $seat }さんのかご
}
mushroom_sort-zone-sayings = ブタの質問
mushroom_sort-zone-recipe = レシピ
mushroom_sort-zone-middle = 中央
mushroom_sort-zone-pig = ブタ
mushroom_sort-note-pile = { $who ->
    [you] 1枚目はあなたの手札、続きは時計回りです。
   *[other] 1枚目は{ $seat }さんの手札、続きは時計回りです。
}
mushroom_sort-note-rises = 左が小、右が大
mushroom_sort-note-falls = 左が大、右が小：向かい合う札と対
mushroom_sort-note-middle = { $when ->
    [always] いつでも選べる
    [now] 今選べる
   *[last] 4手番目に選べる
}
mushroom_sort-note-recipe = { $places ->
    [first] 1位
   *[both] 1位・2位
}
mushroom_sort-note-soup = { mushroom_sort-combination }、{ $place }位

mushroom_sort-combination = { $combination ->
    [four] フォーカード
    [full_house] フルハウス
    [straight] ストレート
    [three] スリーカード
    [mini_straight] ミニストレート
    [pair] ペア
   *[variation] バリエーション
}
mushroom_sort-strength = { $strength ->
    [1] フォーカード
    [2] フルハウス
    [3] ストレート
    [4] スリーカードかミニストレート
    [5] ペア
   *[6] バリエーション
}

mushroom_sort-badge-mushrooms = 個のキノコ
mushroom_sort-badge-pot = 個の鍋
mushroom_sort-badge-basket = 個の星
mushroom_sort-badge-starter = スタートプレイヤー
mushroom_sort-badge-predicted = ブタの予想：{ mushroom_sort-strength }
mushroom_sort-badge-last = 前のスープ：{ mushroom_sort-combination }、{ $place }位

mushroom_sort-prompt-arrange = 中央カードを選び、同じ数字を左から並べてください。
mushroom_sort-prompt-row = 列を作ります。同じ数字を左から並べてください。
mushroom_sort-prompt-wait-arrange = 全員が並べ終わるのを待っています。
mushroom_sort-prompt-gather = 手番{ $turn }/{ $turns }：{ $central ->
    [yes] { $pig ->
        [yes] ほかの人の札、中央、ブタのどれか
       *[no] ほかの人の札か中央
    }
   *[no] { $pig ->
        [yes] ほかの人の札かブタ
       *[no] ほかの人の札
    }
}にトークンを置いてください。
mushroom_sort-prompt-wait-gather = { $seat }さんの手番です（{ $turn }/4）。
mushroom_sort-prompt-predict = ブタの質問：{ $target }さんのスープは何になりますか？
mushroom_sort-prompt-wait-predict = { $seat }さんが{ $whom ->
    [you] あなた
   *[other] { $target }さん
}のスープを予想しています。
mushroom_sort-prompt-over = ゲーム終了です。

mushroom_sort-spot-row = { $who ->
    [you] あなたの{ $number }枚目
   *[other] { $seat }さんの{ $number }枚目
}
mushroom_sort-spot-middle = 中央カード{ $number }
mushroom_sort-spot-pig = ブタ

mushroom_sort-choice-mushroom = { $place }にキノコ
mushroom_sort-choice-pot = { $place }に鍋
mushroom_sort-choice-predict = { mushroom_sort-strength }
mushroom_sort-choice-arrange = 中央に{ $card }、列は{ $cards }
mushroom_sort-choice-row = 列は{ $cards }

mushroom_sort-event-dealt = { $count }枚ずつ配りました。{ $who ->
    [you] あなた
   *[other] { $seat }さん
}から始めます。これから配る札の裏：{ $coming }。
mushroom_sort-event-arranged = { $who ->
    [you] あなた
   *[other] { $seat }さん
}はカードを並べました。
mushroom_sort-event-laid = 全員の列がそろいました。
mushroom_sort-event-hand = { $who ->
    [you] あなた
   *[other] { $seat }さん
}の手札は{ $card }です。
mushroom_sort-event-turned = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $whom ->
    [you] あなた
   *[other] { $target }さん
}の{ $number }枚目にキノコを置きました。表は{ $card }です。
mushroom_sort-event-covered = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $whom ->
    [you] あなた
   *[other] { $target }さん
}の{ $number }枚目（{ mushroom_sort-colour }）に鍋を置きました。
mushroom_sort-event-turned-central = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は中央カード{ $number }にキノコを置きました。表は{ $card }です。
mushroom_sort-event-covered-central = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は中央カード{ $number }（{ mushroom_sort-colour }）に鍋を置きました。
mushroom_sort-colour = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[K] 黒
}
mushroom_sort-event-pig = { $who ->
    [you] あなた
   *[other] { $seat }さん
}はブタに{ $token ->
    [pot] 鍋
   *[mushroom] キノコ
}を置きました。
mushroom_sort-event-flipped = 鍋が最後だったので、{ $who ->
    [you] あなた
   *[other] { $seat }さん
}のかごを裏返します。
mushroom_sort-event-predicted = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $whom ->
    [you] あなた
   *[other] { $target }さん
}のスープを{ mushroom_sort-strength }と予想しました。
mushroom_sort-event-gathered = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $cards }で{ mushroom_sort-combination }、星{ $stars }個、{ $place }位です。

mushroom_sort-said-turned = { $card }をもらいます
mushroom_sort-said-turned-central = { $card }をもらいます
mushroom_sort-said-covered = ここに鍋を置きます
mushroom_sort-said-covered-central = ここに鍋を置きます
mushroom_sort-said-pig = みんなのスープはお見通し！

mushroom_sort-score-first-four = 1位：フォーカード
mushroom_sort-score-first-full_house = 1位：フルハウス
mushroom_sort-score-first-straight = 1位：ストレート
mushroom_sort-score-first-three = 1位：スリーカード
mushroom_sort-score-first-mini_straight = 1位：ミニストレート
mushroom_sort-score-first-pair = 1位：ペア
mushroom_sort-score-first-variation = 1位：バリエーション
mushroom_sort-score-second-four = 2位：フォーカード
mushroom_sort-score-second-full_house = 2位：フルハウス
mushroom_sort-score-second-straight = 2位：ストレート
mushroom_sort-score-second-three = 2位：スリーカード
mushroom_sort-score-second-mini_straight = 2位：ミニストレート
mushroom_sort-score-second-pair = 2位：ペア
mushroom_sort-score-second-variation = 2位：バリエーション
mushroom_sort-score-pig = ブタ：予想{ $count }人的中
mushroom_sort-decided-last-place = 最終ラウンドの順位が下

# ヒント：その手を勧める理由。
mushroom_sort-reason-gather = { $sure ->
    [yes] 確実に{ $rank }です。
   *[no] { $percent }%の確率で{ $rank }です。
}{ $makes ->
    [four] フォーカードになります。
    [full_house] フルハウスになります。
    [straight] ストレートになります。
    [three] スリーカードになります。
    [pair] ペアになります。
    [towards_full_house] 2ペアでフルハウスに近づきます。
   *[towards_straight] ストレートに近づきます。
}
mushroom_sort-reason-middle = { $rank }はこの1枚だけです。残りの{ $rank }はほかの人の列にあります。
mushroom_sort-reason-predict = 見えている情報では{ $percent }%の確率です。
mushroom_sort-reason-pig = 自分のスープは期待薄で、ほかの人のスープは予想しやすそうです。
