happy_mochi-title = Happy Mochi
happy_mochi-feel = 並び順を変えられない列から隣どうしを数として出し、ゾロ目ができたら叫ぶゲーム。

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
}ペアかハッピーもちを出すか、1枚引いてください。
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

happy_mochi-progress = { $end }点で終了、最少点の勝ち
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
       *[other] { $seat }さんは{ $target }さんに引かせます。
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
