salty-title = Salty
salty-feel = 塩が減るなか、料理にぴったりの数だけキューブを取るゲーム。

salty-option-last_player = 最初のラストプレイヤー
    .help = 最初に料理を選び、最初のトリックで最後に出す人です。席を指定するか、ランダムに決めます。
    .random = ランダム
salty-option-dishes = 料理
    .help = 料理カード6枚の名前、皿数、キューブ1個ごとのぴったりボーナスです。

salty-card = { $seasoning ->
    [salt] 塩
    [sauce] ソース
    [ketchup] ケチャップ
   *[mayonnaise] マヨネーズ
}{ $number }
salty-dish = { $place ->
    [1] 目玉焼き
    [2] アメリカンドッグ
    [3] コロッケ
    [4] フライドポテト
    [5] エビフライ
   *[6] たこ焼き
}
salty-own-dish = { $name }
salty-any-dish = { $place ->
    [0] { salty-own-dish }
   *[other] { salty-dish }
}
salty-counter-salt = 塩
salty-counter-sauce = ソース
salty-counter-ketchup = ケチャップ
salty-counter-mayonnaise = マヨネーズ
salty-counter-cards = 札
salty-token-plate = { $value ->
    [empty] 空の皿
    [salt] 皿に塩
    [sauce] 皿にソース
    [ketchup] 皿にケチャップ
   *[mayonnaise] 皿にマヨネーズ
}
salty-token-beside = { $value ->
    [salt] 皿の外に塩
    [sauce] 皿の外にソース
    [ketchup] 皿の外にケチャップ
   *[mayonnaise] 皿の外にマヨネーズ
}
salty-zero = 0キューブ

salty-progress-dishes = 料理を選択中
salty-progress-sides = 表か裏かを選択中
salty-progress-away = 捨て札を選択中
salty-progress-trick = トリック{ $number }/{ $tricks }
salty-progress-over = 全{ $tricks }トリック終了

salty-zone-rack = ラック
salty-zone-order = { $salt }に近いほど強い
salty-zone-sides = あなたの料理の表と裏
salty-zone-turns = 今は{ $salt }に近いほど強い
salty-zone-menu = 料理
salty-zone-trick = トリック{ $number }/{ $tricks }
salty-zone-last-trick = 直前のトリック
salty-zone-dish = { $dish }
salty-zone-no-dish = 料理はまだ
salty-zone-suits = 手札の内訳
salty-zone-hand = { $who ->
    [you] あなたの手札
   *[other] { $seat }さん
}
salty-zone-pile = { $who ->
    [you] あなたの獲得トリック
   *[other] { $seat }さんの獲得トリック
}
salty-zone-away = 捨て札
salty-zone-spare = このラウンドで使わない札

salty-note-closest = { $salt }に近いほど強い
salty-note-order = 強い順に{ $numbers }。同じ数字なら塩、ソース、ケチャップ、マヨネーズの順です。
salty-note-turns = 皿数ぴったりなら1個ごとにボーナスがつきます。
salty-note-secret = 全員が決めたら一斉に公開します。
salty-note-away = { $count ->
    [0] 裏向きで捨て済み
   *[other] 裏向きであと{ $count }枚
}
salty-note-leads = { $most ->
    [salt] 最多は塩です。
    [sauce] 最多はソースです。
    [ketchup] 最多はケチャップです。
    [mayonnaise] 最多はマヨネーズです。
   *[none] { "" }
}{ $why ->
    [alone] 今は{ $card }が勝っています。
    [closest] { $salt }に最も近い{ $card }が勝っています。
    [lower] { $salt }との差は同じですが、低い方の{ $card }が勝っています。
   *[stronger] 数字は同じですが、調味料の強い{ $card }が勝っています。
}
salty-note-won = { $most ->
    [salt] 最多は塩です。
    [sauce] 最多はソースです。
    [ketchup] 最多はケチャップです。
    [mayonnaise] 最多はマヨネーズです。
   *[none] { "" }
}{ $why ->
    [closest] { $salt }に最も近い{ $card }が勝ちました。
    [lower] { $salt }との差は同じですが、低い方の{ $card }が勝ちました。
   *[stronger] 数字は同じですが、調味料の強い{ $card }が勝ちました。
}
salty-note-dish = { salty-exactly }
    .brief = ぴったりで各+{ $perfect }
salty-note-no-dish = 料理はまだ
salty-note-plates = { $full }/{ $plates }皿{ salty-over }・{ salty-exactly }
    .brief = { $over ->
        [0] { $full }/{ $plates }皿・各+{ $perfect }
       *[other] { $over }個オーバー
    }
salty-over = { $over ->
    [0] { "" }
   *[other] （{ $over }個オーバー）
}
salty-exactly = ぴったり{ $plates }個で各+{ $perfect }{ $types ->
    [yes] 、1色+20
   *[no] { "" }
}
salty-note-zero = { $cubes ->
    [0] まだ0個：0予想1人ごとに+100
   *[other] 0予想なのに{ $cubes }個
}
    .brief = { $cubes ->
        [0] まだ0個
       *[other] { $cubes }個！
    }
salty-note-pile = { $tricks ->
    [0] 獲得トリックなし
   *[other] { $tricks }トリック獲得
}

salty-printed-plates = { $plates }
salty-printed-bonus = 各+{ $perfect }

salty-line-up-to = 最高{ $most }点
salty-line-plate = +10 皿の上1個ごと
salty-line-exactly = +{ $perfect } ぴったり{ $plates }個なら各
salty-line-colour = +20 1色ごと
salty-line-overflow = -10 余り1個ごと
salty-line-best = 最高{ $most }点
salty-line-promise = +100 0予想1人ごと
salty-line-broken = -10 取った1個ごと
salty-line-best-zero = 最高100〜{ $most }点
salty-line-leads = { $who ->
    [you] 今はあなたの勝ち
   *[other] 今は{ $seat }さんの勝ち
}
salty-line-won = { $who ->
    [you] あなたの勝ち
   *[other] { $seat }さんの勝ち
}
salty-line-most = 最多：{ salty-seasoning }{ $count }枚
salty-line-closest = { $number }が{ $salt }に最も近い
salty-line-lower = { $salt }との差が同じで、{ $number }が低い
salty-line-stronger = 同じ数字なら{ salty-seasoning }が強い
salty-line-cube = 勝てば{ salty-seasoning }のキューブ
salty-line-took = { salty-seasoning }のキューブを獲得
salty-line-took-none = { salty-seasoning }のキューブはなし
salty-line-no-cube = { salty-seasoning }のキューブは品切れ
salty-seasoning = { $seasoning ->
    [salt] 塩
    [sauce] ソース
    [ketchup] ケチャップ
   *[mayonnaise] マヨネーズ
}

salty-badge-last = ラストプレイヤー
salty-badge-start = スタートプレイヤー
salty-badge-dish = { $dish }
salty-badge-plates = { $full }/{ $plates }皿{ salty-over }
salty-badge-zero = { $cubes ->
    [0] 0キューブ予想
   *[other] 0予想なのに{ $cubes }個
}
salty-badge-tricks = { $tricks }トリック

salty-prompt-dish = 料理を選んでください。キューブは何個欲しいですか？
salty-prompt-wait-dish = { $seat }さんが料理を選んでいます。
salty-prompt-side = 皿を埋めますか？それとも0個と予想しますか？
salty-prompt-wait-sides = ほかの人が表か裏かを決めています。
salty-prompt-away = { $count ->
    [1] もう1枚、裏向きで捨ててください。
   *[other] { $count }枚を裏向きで捨ててください。
}
salty-prompt-wait-away = ほかの人が捨て札を選んでいます。
salty-prompt-lead = 好きなカードでリードしてください。
salty-prompt-follow = 直前の{ $seat }さんに合わせて{ salty-seasoning }を出してください。
salty-prompt-free = { salty-seasoning }がないので、好きなカードを出せます。
salty-prompt-wait-play = { $seat }さんの手番です。
salty-prompt-over = ゲーム終了です。

salty-choice-dish = { $dish }：{ $plates }皿、最高{ $most }点
salty-choice-side-dish = 皿を埋める
salty-choice-side-zero = 0キューブ予想
salty-choice-away = { $card }を捨てる

salty-event-rack = ラックは塩{ $salt }個、ソース{ $sauce }個、ケチャップ{ $ketchup }個、マヨネーズ{ $mayonnaise }個です。
salty-event-spare = このラウンドで使わない札：{ $cards }。
salty-event-last-player = { $who ->
    [you] あなた
   *[other] { $seat }さん
}がラストプレイヤーで、最初に料理を選びます。
salty-event-dish = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ salty-any-dish }（{ $plates }皿）を選びました。
salty-event-decided = { $who ->
    [you] あなた
   *[other] { $seat }さん
}はどちらの面にするか決めました。
salty-event-side = { $who ->
    [you] あなた
   *[other] { $seat }さん
}{ $plates ->
    [0] は0キューブ予想です。
   *[other] の予想はキューブ{ $plates }個です。
}
salty-event-put-away = { $who ->
    [you] あなた
   *[other] { $seat }さん
}が1枚捨てました（{ $down }/2枚）。
salty-event-played = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $card }を出しました。
salty-event-trick = { $most ->
    [salt] 最多は塩です。
    [sauce] 最多はソースです。
    [ketchup] 最多はケチャップです。
    [mayonnaise] 最多はマヨネーズです。
   *[none] { "" }
}{ $why ->
    [closest] { $salt }に最も近い{ $card }により、
    [lower] { $salt }との差は同じで低い方の{ $card }により、
   *[stronger] 数字は同じで調味料の強い{ $card }により、
}{ $who ->
    [you] あなた
   *[other] { $seat }さん
}が第{ $number }トリックを取りました。
salty-event-cube = { $place ->
    [none] { $seasoning ->
        [salt] 塩
        [sauce] ソース
        [ketchup] ケチャップ
       *[mayonnaise] マヨネーズ
    }のキューブはもうありません。
   *[other] { $who ->
        [you] あなた
       *[other] { $seat }さん
    }は{ $seasoning ->
        [salt] 塩
        [sauce] ソース
        [ketchup] ケチャップ
       *[mayonnaise] マヨネーズ
    }のキューブを取りました{ $place ->
        [plate] { "" }
       *[beside] （皿をオーバー）
    }。
}
salty-event-served = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ $plates ->
    [0] 0キューブ予想で
   *[other] { $plates }皿に対して
}キューブ{ $cubes }個でした。
salty-event-scored = ラウンドの得点計算です。

salty-score-plates = 皿の上のキューブ：{ $count }個
salty-score-overflow = 皿をオーバー：{ $count }個
salty-score-perfect = ぴったりボーナス：{ $count }個
salty-score-types = 種類ボーナス：{ $count }色
salty-score-zero-success = 0キューブ予想成功：予想者{ $count }人
salty-score-zero-fail = 0キューブ予想失敗：{ $count }個獲得

salty-said-dish = { salty-any-dish }にします！
salty-said-side = { $plates ->
    [0] 1個も取りません！
   *[other] { "" }
}
salty-said-played = { $card }
salty-said-cube = { $place ->
    [none] キューブがない！
   *[other] { $seasoning ->
        [salt] 塩、いただき！
        [sauce] ソース、いただき！
        [ketchup] ケチャップ、いただき！
       *[mayonnaise] マヨネーズ、いただき！
    }
}

# ヒント：その手を勧める理由。
salty-reason-dish-strong = 塩の数に近いカードが{ $near }枚あり、{ $plates }皿を埋められそうです。
salty-reason-dish-calm = 塩の数に近いカードが少ないので、{ $plates }皿で十分です。
salty-reason-dish-even = { $plates }皿なら、キューブを均等に分けた数に近いです。
salty-reason-dish-pays = ぴったり埋めれば最高{ $most }点です。
salty-reason-side-zero = この手札なら、どのトリックも取らずに済みそうです。
salty-reason-side-dish = 塩の数に近いカードが{ $near }枚あり、0個に抑えるのは大変です。
salty-reason-away-void = { $seasoning ->
    [salt] 塩
    [sauce] ソース
    [ketchup] ケチャップ
   *[mayonnaise] マヨネーズ
}はこの1枚だけです。なくせば、フォローの代わりに好きなカードを出せます。
salty-reason-away-near = 塩の数に近く、いらないキューブを取るおそれがあります。
salty-reason-away-far = 塩の数から遠く、めったに勝てません。
salty-reason-no-cube = { $seasoning ->
    [salt] 塩
    [sauce] ソース
    [ketchup] ケチャップ
   *[mayonnaise] マヨネーズ
}のキューブは残っていないので、勝っても害はありません。
salty-reason-wins = まだ欲しいキューブが取れます（今は{ $cubes }/{ $plates }個）。
salty-reason-leads = まだ欲しいキューブに手が届きます（今は{ $cubes }/{ $plates }個）。
salty-reason-wins-new = 皿にない色のキューブが取れます。
salty-reason-leads-new = 皿にない色のキューブに手が届きます。
salty-reason-far = 塩の数から遠く、ほかの人が勝ちそうです。
salty-reason-ducks = 勝たずに済みます。皿はもういっぱいです。
salty-reason-ducks-zero = 勝たずに済みます。0キューブ予想です。
salty-reason-keeps = ここでは勝てないので、強いカードを温存します。

# 今の目標。
salty-goal = { $rounds }ラウンド終了時に最高得点の人が勝ち。{ $now }
salty-goal-watch = 皿の数ぴったりのキューブを取るのが目標です。
salty-goal-dish = まず、欲しいキューブの数を決めましょう。
salty-goal-side = { $plates }皿をぴったり埋めますか、それとも1個も取りませんか？
salty-goal-away = { $plates ->
    [0] 負けられるカードを残しましょう。
   *[other] ちょうど{ $plates }個取れるようにカードを残しましょう。
}
salty-goal-fill = キューブをあとちょうど{ $missing }個取りましょう。{ $types ->
    [yes] 新しい色なら+20点です。
   *[no] { "" }
}
salty-goal-full = 皿はいっぱいです。もうキューブを取らないようにしましょう。
salty-goal-over = { $over }個オーバーです。もう取らないようにしましょう。
salty-goal-few = ぴったりはもう無理ですが、皿の上なら1個10点です。
salty-goal-zero = { $cubes ->
    [0] キューブが取れるトリックに勝たないようにしましょう。
   *[other] 0予想は失敗です。これ以上取らないようにしましょう。
}

# 「今は何をする？」への説明。
salty-now-dish = 料理の皿の数が、欲しいキューブの数です。ちょうどその数を取れば、1個ごとに料理のぴったりボーナスがつきます。後で裏返して、1個も取らない予想にもできます。
salty-now-wait-dish = 料理は1人ずつ、ラストプレイヤーから反時計回りに選びます。同じ料理は1人しか取れません。
salty-now-side = 料理の面では、皿の上のキューブが得点になります。裏面は0キューブ予想です。成功すれば0予想をした人1人ごとに100点、失敗すればキューブ1個ごとに-10点です。
salty-now-wait-sides = 全員がほかの人に知られないように決めます。最後の1人が決めたら、一斉に公開します。
salty-now-away = 手札から2枚を捨てます。何を捨てたかは誰にも見えず、戻ってきません。キューブが欲しければラックの塩の数に近いカードを、欲しくなければ遠いカードを残しましょう。
salty-now-wait-away = 全員が2枚ずつ捨てます。その後、スタートプレイヤーが最初のトリックをリードします。
salty-now-lead = 好きなカードでトリックを始めます。枚数が最も多い調味料が勝ち、その中ではラックの塩の数に最も近い数字が勝ちます。
salty-now-follow = 直前の{ $seat }さんが{ salty-seasoning }を出したので、リードされた調味料に関係なく{ salty-seasoning }を出します。枚数が最も多い調味料の中で、塩の数に最も近い数字が勝ちます。
salty-now-free = 直前の{ $seat }さんが{ salty-seasoning }を出しましたが、手札にないので、どのカードでも出せます。枚数が最も多い調味料の中で、塩の数に最も近い数字が勝ちます。
salty-now-wait-play = { $seat }さんが出すところです。トリックは時計回りに進み、勝った人がキューブを取って次をリードします。
salty-now-over = ゲーム終了です。最高得点の人が勝ちです。同点なら最終ラウンドの得点で決めます。

# レッスン。
salty-lesson-goal = 全員が1枚ずつ出し、勝った人はトリックと調味料キューブを取ります。目標は、料理の皿の数**ぴったり**です。
    .title = ちょうどよく
salty-lesson-dish = ラックには3人分で12個のキューブがあります。フライドポテトを取りましょう。**皿**が4枚なので、欲しいキューブは4個です。
    .title = 料理を選ぶ
    .other = それもいいですね！皿の数が、欲しいキューブの数です。
salty-lesson-side = 料理の裏面は、**1個も取らない**という予想です。成功すれば100点以上。大胆ですね！でも今日は皿を埋めましょう。
    .title = 表と裏
    .other = 0キューブ予想ですね！ここからは負けるのが目標です。
salty-lesson-away = { $want ->
    [yes] 2枚を捨てます。**塩**キューブが{ $salt }個なので、今いちばん強い数字は{ $salt }です。ケチャップ2枚は遠いので、まず1枚捨てましょう。
   *[no] 2枚を捨てます。**塩**キューブが{ $salt }個なので、今いちばん強い数字は{ $salt }です。負けたいので、それに近いカードを捨てましょう。
}
    .title = 塩が決める
    .other = もう戻りませんし、誰にも見えません。あと1枚どうぞ。
salty-lesson-void = もう1枚のケチャップも捨てましょう。フォローする調味料を**1枚も持っていない**ときは、好きなカードを出せます。
    .title = もう1枚も
    .other = 大丈夫です！ケチャップが出たら、それでフォローします。
salty-lesson-follow = { $seat }さんが{ salty-seasoning }を出したので、あなたも{ salty-seasoning }を出します。どれでもかまいません。
    .title = フォロー
salty-lesson-won = 3枚とも塩なので、数字で決まります。塩キューブの数{ $salt }に**最も近い**カードの勝ちです。{ $seat }さんはぴったりでした。
    .title = 勝った理由
salty-lesson-salt = 勝った人は、勝ったカードと同じキューブを取ります。**塩**が減ったので、次は{ $salt }がいちばん強い数字です。
    .title = 塩が減る
salty-lesson-before = { $seat }さんはフォローできず、{ salty-seasoning }でした。合わせるのは**直前のカード**です。{ $salt }に近い札で勝ちましょう！
    .title = 直前のカード
    .right = 同じ調味料2枚は、1枚だけの調味料に数字に関係なく勝ちます。まず**枚数**で決まるのです。
    .other = 同じ調味料2枚は、1枚だけの調味料に勝ちます。でもその2枚では、あなたの方が塩の数から遠いです。
salty-lesson-lead = 最初のキューブです！勝った人は次に**好きなカード**でリードします。{ $types ->
    [yes] 皿の上の色1つごとに20点なので、{ $salt }に近い新しい色を試しましょう。
   *[no] { $salt }に近いカードを試しましょう。
}
    .title = リードする
    .other = 何でリードしてもかまいません。誰がいちばん近いでしょうか。
salty-lesson-equal = { $why ->
    [lower] 2つの数字が{ $salt }から同じだけ離れています。このときは**低い方**の{ $card }が勝ちます。
   *[stronger] 同じ数字が2枚！このときは塩、ソース、ケチャップ、**マヨネーズ**の順に強いです。
}
    .title = 同じ近さなら
salty-lesson-free = { salty-seasoning }がないので、**何でも**出せます。{ $win ->
    [yes] このトリックは取れます。よく選びましょう。
   *[no] { $salt }から遠く、どうせ勝てないカードを手放しましょう。
}
    .title = 好きなカード
    .other = それもいいですね。ここではどのカードでも出せます。
salty-lesson-full = 皿がいっぱいになりました！あと1個取ると-10点で、ボーナスもなくなります。ここからは{ $salt }から遠いカードで**負けましょう**。
    .title = もう十分
    .other = 余分に取ってしまうかもしれません。うまくいきますように！
salty-lesson-none = { $who ->
    [you] あなた
   *[other] { $seat }さん
}は{ salty-seasoning }で勝ちましたが、ラックにそのキューブがありません。このときは**何も取れず**、次にリードするだけです。
    .title = 品切れ
salty-lesson-scored = { $how ->
    [perfect] お見事！キューブ1個ごとに10点、皿数**ぴったり**のボーナス、さらに2〜4皿なら1色ごとに20点です。
    [few] キューブ1個ごとに10点、2〜4皿なら1色ごとに20点です。ボーナスは皿数**ぴったり**のときだけです。
    [many] 皿の上は1個10点、オーバーは1個-10点です。ボーナスは皿数**ぴったり**のときだけです。
    [kept] 1個も取りませんでした！0予想をした人**1人ごとに**100点なので、仲間がいればもっと増えます。
   *[broken] 0予想に失敗すると1個ごとに-10点です。成功すれば、0予想をした人**1人ごとに**100点でした。
}
    .title = 得点計算
salty-lesson-done = これで1ラウンド、もうSaltyを遊べます。次は点の低い人から料理を選びます。ここで続けるか、みんなと遊びましょう。
    .title = もう遊べます！

# ルールの図の説明。
salty-figure-cards = 4種の調味料は容器の絵でも見分けられます。塩、ソース、ケチャップ、マヨネーズ、そしてカードの裏面です。
salty-figure-dishes = 6枚の料理です。皿の数、ぴったりのときの1個ごとのボーナス、最高点がわかります。
salty-figure-follow = リードはソースですが、直前のカードはマヨネーズなので、マヨネーズを出します。
salty-figure-majority = 塩キューブ3個に最も近いのはソース2.5ですが、マヨネーズ2枚に枚数で負けます。その2枚では、4.5より2の方が3に近いです。
salty-figure-equal = 塩キューブは4個で、調味料は全部違います。3.5と4.5は同じ近さなので低い方が残り、その中ではソースがケチャップに勝ちます。
salty-figure-rack = 塩キューブが4個なら、4がいちばん強く、続いて3.5、4.5、3、5の順です。棒が高いほど強い数字です。
salty-figure-perfect = 4皿に4色のキューブが4個です。40点＋ぴったり40点＋種類80点で160点です。
salty-figure-overflow = 2皿にキューブが3個です。20点－10点＋2色で40点、合計50点です。皿の横の黄色は色に数えません。

# オプションdishesとlast_playerの間違い。$fieldはplatesかperfect。
salty-bad-menu = オプションdishesは料理{ $dishes }枚のリストで、それぞれにname、plates、perfectを書きます
salty-bad-twice = オプションdishesに「{ $name }」という料理が2つあります
salty-bad-dish = オプションdishesの{ $place }番目の料理には、name、plates、perfectだけを書きます
salty-bad-name = オプションdishesの{ $place }番目の料理のnameは1〜{ $most }文字です
salty-bad-number = オプションdishesの{ $place }番目の料理の{ $field }が{ $found }です。正しくは{ $low }〜{ $high }です
salty-bad-last-player = オプションlast_playerは席{ $number }ですが、{ $players }人の席は0〜{ $last }です
