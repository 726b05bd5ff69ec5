mushroom_sort-title = マッシュルームソート
mushroom_sort-feel = 裏の色を手がかりに、スープに欲しいキノコを探すゲーム。

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
mushroom_sort-counter-star = 星
mushroom_sort-token-mushroom = { $who ->
    [you] あなたのキノコ
   *[other] { $seat }さんのキノコ
}
mushroom_sort-token-pot = { $who ->
    [you] あなたの鍋
   *[other] { $seat }さんの鍋
}
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
mushroom_sort-progress-arranging = 並べ方を選択中
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
mushroom_sort-note-dealt = ほかの人から見える裏面
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

# カードに書かれた言葉。
mushroom_sort-art-four = フォーカード
mushroom_sort-art-full_house = フルハウス
mushroom_sort-art-straight = ストレート
mushroom_sort-art-three = スリーカード
mushroom_sort-art-mini_straight = ミニストレート
mushroom_sort-art-pair = ペア
mushroom_sort-art-variation = バリエーション

mushroom_sort-badge-mushrooms = 個のキノコ
mushroom_sort-badge-pot = 個の鍋
mushroom_sort-badge-basket = 個の星
mushroom_sort-badge-starter = スタートプレイヤー
    .brief = { "" }
mushroom_sort-badge-predicted = ：ブタの予想は{ mushroom_sort-strength }
    .brief = ：ブタは{ mushroom_sort-strength }
mushroom_sort-badge-last = 点：前のスープは{ mushroom_sort-combination }、{ $place }位
    .brief = 点：{ $place }位

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
}の{ $number }枚目（{ mushroom_sort-covered-colour }）に鍋を置きました。
mushroom_sort-event-turned-central = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は中央カード{ $number }にキノコを置きました。表は{ $card }です。
mushroom_sort-event-covered-central = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は中央カード{ $number }（{ mushroom_sort-covered-colour }）に鍋を置きました。
mushroom_sort-covered-colour = { $colour ->
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
    .title = { mushroom_sort-combination }
    .why = { $why ->
        [strongest] 一番強いスープ
        [more-stars] { $whom ->
            [you] あなた
           *[other] { $target }さん
        }と同じ強さ、星{ $stars }個が{ $others }個に勝ち
        [fewer-stars] { $whom ->
            [you] あなた
           *[other] { $target }さん
        }と同じ強さ、星{ $stars }個が{ $others }個に負け
        [later] { $whom ->
            [you] あなた
           *[other] { $target }さん
        }と同じ強さと星、手番が後なので勝ち
        [earlier] { $whom ->
            [you] あなた
           *[other] { $target }さん
        }と同じ強さと星、手番が先なので負け
       *[weaker] { $whom ->
            [you] あなた
           *[other] { $target }さん
        }より弱いスープ
    }

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

# 目標。
mushroom_sort-goal = { $rounds }ラウンド終了時に最高得点の人が勝ち。{ $now }
mushroom_sort-goal-watch = { $players ->
    [2] ラウンドごとに、強い方のスープが得点します。
   *[other] ラウンドごとに、上位2人のスープが得点します。
}
mushroom_sort-goal-arrange = いまは、4手番目に取り戻したい札を選びます。
mushroom_sort-goal-row = いまは、左から小さい順に列を作ります。
mushroom_sort-goal-arranged = 全員の列がそろうと手札が配られます。
mushroom_sort-goal-first = いまは、手札に合う4枚を集めます。
mushroom_sort-goal-gather = { $left ->
    [0] 集め終わりました。わかる範囲では{ mushroom_sort-combination }です。
   *[other] いまは{ mushroom_sort-combination }。あと{ $left }枚集めます。
}
mushroom_sort-goal-pot = いまは{ mushroom_sort-combination }。鍋は次に使いましょう。最後だと星を2個失います。
mushroom_sort-goal-last = いまは{ mushroom_sort-combination }。最後の1枚は中央からも選べます。
mushroom_sort-goal-pig = ほかの人のスープを全部当てれば{ $points }点です。
mushroom_sort-goal-guessed = ブタがあなたのスープを予想しています。

# 「今は何をする？」への説明。
mushroom_sort-now-arrange = 中央に置く札を選びます。4手番目に自分で取れますが、ほかの人も取れます。残りは小さい順の列になり、同じ数字はどれを左に置くか選べます。
mushroom_sort-now-row = 7枚すべてを左から小さい順に並べます。同じ数字はどれを左に置くか選べます。それぞれの札は、相手の列の札と向かい合います。
mushroom_sort-now-wait-arrange = 全員が同時に、ほかの人に見えないように並べます。全員が終わると列が公開され、手札が1枚ずつ配られます。
mushroom_sort-now-gather = 札と、そこに置くトークンを選びます。キノコは札を表にします。鍋は伏せたままですが、最後のトークンになると星を2個失います。{ $central ->
    [yes] 中央の札も選べます。
   *[no] 中央の札は{ $turns }手番目に選べます。
}{ $pig ->
    [yes] ブタに置くと、全員のスープを予想します。
   *[no] { "" }
}
mushroom_sort-now-wait-gather = { $seat }さんがトークンを置くところです。全員が4手番を終えたら、集めた4枚と手札でスープを比べます。
mushroom_sort-now-predict = { $target }さんのスープの強さを予想します。スリーカードとミニストレートは同じ扱いです。予想がすべて当たったときだけ、ブタの得点が入ります。
mushroom_sort-now-wait-predict = ブタを選んだ{ $seat }さんが、ほかの全員のスープを予想します。すべて当たればブタの得点が入りますが、{ $seat }さんのスープは得点になりません。
mushroom_sort-now-over = ゲーム終了です。最高得点の人が勝ちです。同点なら最終ラウンドの順位で決めます。

# レッスン。
mushroom_sort-lesson-goal = 集める4枚と手札1枚で**スープ**を作ります。同じ数字や続いた数字が強く、上位2人が得点します。
    .title = キノコのスープ
mushroom_sort-lesson-middle = 1枚しかない7を**中央**に置きましょう。最後の手番で取り戻せます。残りは小さい順の列になり、同じ数字はどれを左に置くか選べます。
    .title = あとのお楽しみ
    .other = それもいいですね！最後の手番まで中央で待っています。
mushroom_sort-lesson-rows = どのカードも**1枚だけ**で、裏が色を示します。列は左から右へ大きくなるので、場所も手がかりです。
    .title = 裏が語ること
mushroom_sort-lesson-mushroom = **キノコ**を置いた札は表になり、{ $seat }さんのスープへ。{ $mine ->
    [yes] 今のはあなたの札！あなたも、ほかの人の列から取ります。
   *[no] あなたも、ほかの人の列から取ります。
}
    .title = 最初のキノコ
mushroom_sort-lesson-clue = この{ $rank }より左に大きい数字はなく、右に小さい数字はありません。裏向きの札を指すか長押しすると、数字の**候補**が見えます。
    .title = 1枚から広がる
mushroom_sort-lesson-gather = 手札の7はもうスープの中です。大きい札は**右**にあり、この青は7しかありえません。キノコを置きましょう！
    .title = あなたの番
    .right = 青7です！これでペアになりました。
    .other = それもいいですね！同じ数字か、続きの数字を探しましょう。
mushroom_sort-lesson-covered = **鍋**を置いた札は伏せたままで、{ $seat }さんも見られません。{ $mine ->
    [yes] あなたは見られます。自分の札はいつでも見てかまいません。
   *[no] 知っているのは列の持ち主だけです。
}
    .title = 鍋の下
mushroom_sort-lesson-pot = { $sure ->
    [yes] もう1枚あります。これは{ $card }しかありえません。**鍋**を置きましょう。あなたにはわかっていて、ほかの人は推理するしかありません。
   *[no] 今度は**鍋**を使いましょう。札は伏せたままなので、自信のある札を選んで、ほかの人に推理させましょう。
}
    .title = 今度は鍋
    .right = うまく隠せました！あなたのほかに確実に知っているのは、列の持ち主だけです。
    .other = それもいいですね。ただし鍋を最後に残すと、かごの星を2個失います。
mushroom_sort-lesson-star = 3と6には**星**があり、同じ強さのスープなら星の多い方が勝ちます。{ $sure ->
    [yes] 色と場所から、この札は星のある{ $card }しかありえません。取りましょう！
   *[no] 星がありそうなのはどれでしょうか。
}
    .title = スープに星を
    .other = いいですよ！鍋を最後に残さなければ、かごにも星が2個あります。
mushroom_sort-lesson-flipped = { $seat }さんは鍋を最後に残しました。そのため**かご**を裏返し、このラウンドは星2個を失います。
    .title = 鍋が最後に
mushroom_sort-lesson-clearing = 最後の手番では、**中央**の札も選べます。{ $there ->
    [yes] あなたの{ $card }がまだ残っています。取りましょう！
   *[no] あなたの札はもうありませんが、ほかの札が役立つかもしれません。
}
    .title = 中央へ戻る
    .other = それもいいですね！これで最後の1枚、スープの完成です。
mushroom_sort-lesson-scored = あなたのスープは{ mushroom_sort-combination }です。{ $place ->
    [1] **1位**です！レシピカードの1位の点が入ります。2位は自分のスープの2位の点、3位は0点です。
    [2] **2位**です。レシピカードの2位の点が入ります。1位の方が点は高く、3位は0点です。
   *[other] 得点するのは**上位2人**だけで、それぞれ自分のスープの点が入ります。次は頑張りましょう！
}
    .title = スープの得点
mushroom_sort-lesson-stars = 同じ強さのスープがありました。このときは札とかごの**星**が多い方が上です。星も同じなら、手番が後の人が上になります。
    .title = 同じ強さなら
mushroom_sort-lesson-done = これで1ラウンド、もうマッシュルームソートを遊べます。ここで続けるか、みんなと遊びましょう。
    .title = もう遊べます！

# ルールの図の説明。
mushroom_sort-figure-cards = 4種のキノコは形でも見分けられます。3と6には星があり、裏を見れば色がわかります。
mushroom_sort-figure-tokens = キノコと鍋のトークンです。1人にキノコ3個と鍋1個があります。
mushroom_sort-figure-row = 持ち主から見た列です。数字は右へ大きくなります。2枚の1と2枚の6は、逆に並べてもかまいません。
mushroom_sort-figure-between = 青5と青7の間の黄色い札は5か6か7です。黄5は別の列で表になっていて、黄7はあなたの手札なので、これは黄6です。鍋の下の札は伏せたままです。
mushroom_sort-figure-clearing = 4手番目です。7が2枚（1枚は鍋の下）、6が1枚、手札に7が1枚。中央の自分の赤7を取るとフォーカードになります。
mushroom_sort-figure-recipe = 3人のときの役と点数です。強い順に、1位と2位の点が並びます。
mushroom_sort-figure-stars = ミニストレート（2枚目の2は無関係）とスリーカードは同じ強さです。かごの星はどちらも2個で、3の星1個の分だけ多い方が勝ちます。
mushroom_sort-figure-partners = 向かい合う札には同じ文字がつきます。EとGは片方にトークンがあるので、もう片方は誰も選べません。

# オプションrecipeとpigの間違い。$sideはthree_playersかfour_players。
mushroom_sort-bad-recipe = オプションrecipeには、表three_playersとfour_playersだけを書きます
mushroom_sort-bad-side = オプションrecipeの表{ $side }には、{ $names }とpigだけを書きます
mushroom_sort-bad-pair = オプションrecipeの表{ $side }の{ $name }は、点数の[first, second]です（{ $found }は使えません）
mushroom_sort-bad-points = オプションrecipeの表{ $side }の{ $name }は0〜{ $most }点です（{ $found }は使えません）
mushroom_sort-bad-pig = オプションpigは3人か4人用です。2人ではブタと遊べません（MS-7.1）
