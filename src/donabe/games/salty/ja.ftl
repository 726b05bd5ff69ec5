salty-title = Salty
salty-feel = 塩が減っていくなか、料理にぴったりの数だけキューブを取るゲーム。

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
salty-zero = 0キューブ

salty-progress-dishes = 料理を選択中
salty-progress-sides = 表か裏かを選択中（非公開）
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
salty-note-plates = { $full }/{ $plates }皿{ salty-over }・{ salty-exactly }
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
salty-note-pile = { $tricks ->
    [0] 獲得トリックなし
   *[other] { $tricks }トリック獲得
}

salty-printed-plates = { $plates }
salty-printed-bonus = 各+{ $perfect }

salty-line-up-to = 最高{ $most }点
salty-line-plate = 皿の上は1個+10
salty-line-exactly = ぴったり{ $plates }個なら各+{ $perfect }
salty-line-colour = 1色ごとに+20
salty-line-overflow = オーバーは1個-10
salty-line-best = 最高{ $most }点
salty-line-promise = 0予想1人ごとに+100
salty-line-broken = 取ったら1個-10
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
salty-prompt-side = 料理の皿を埋めますか、それとも1個も取らないと予想しますか？
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
salty-choice-play = { $card }

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
