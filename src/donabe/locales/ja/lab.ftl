# ラボ：調査の報告。
lab-decimal-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-decimal-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent = { $number }%
lab-interval = { $value }（{ $low }～{ $high }）
lab-between = { $low }～{ $high }
lab-chart-fair = { $chart }（破線は公平な割合）
lab-table-file = { $rest ->
    [0] 表：{ $file }
   *[other] 残り{ $rest }行：{ $file }
}

lab-report-title = { $game }：調査
lab-report-of = { $players }人、{ $deals }回の配札で{ $matches }ゲーム。かっこ内、細い線、帯は95%区間で、独立とみなす単位は配札です。
lab-report-levels = レベル
lab-report-seed = シード
lab-report-version = Donabeとルールのバージョン
lab-report-options = 標準と異なるオプション
lab-report-slow = { $levels }も加わる配札
lab-report-every = { $step }回に1回（探索には時間がかかるため）
lab-report-method = 1つの配札の中で、どのレベルもすべての席に1度ずつ座ります。区間は、配札を25組に分けて1組ずつ除く方法（ジャックナイフ）で求めます。多くの中から取り上げる所見は、その数の中でも目立つときだけ示します。報告はmatches.jsonlだけから作られ、同じコマンドは同じバイト列になります。

lab-heading-level = レベル
lab-heading-score = 得点
lab-heading-seat = 席
lab-heading-order = 手番の順
lab-heading-wins = 勝ち
lab-heading-thing = もの
lab-heading-often = それがあった席とラウンド
lab-heading-round-wins = それがあって勝ったラウンド
lab-heading-effect = 効果（ポイント）
lab-heading-line = 得点項目
lab-heading-matches = 出たゲーム
lab-heading-points-each = 1回の点
lab-heading-clause = 条項
lab-heading-asked = 問いに関わったゲーム
lab-heading-barred = 何かを禁じたゲーム
lab-heading-event = 出来事
lab-heading-token = 手
lab-heading-phase = フェイズ
lab-heading-times = 回数
lab-heading-same = 全員同じ
lab-heading-partly = 一部同じ
lab-heading-figure = 指標
lab-heading-difference = 差

lab-axis-minutes = 分
lab-axis-points = 点
lab-axis-match = ゲームの進み（%）
lab-axis-round = ラウンドの進み（%）

lab-length-title = 長さ
lab-length-about = 分は推定です。決定1つに2秒、選択肢が2倍になるごとに2秒、同時の決定は最も遅い人、ラウンドごとに配札と集計で1分とします。
lab-length-found = 1ゲームは約{ NUMBER($minutes, maximumFractionDigits: 0) }分で、箱の{ $box }分{ $verdict ->
    [longer] より長いです
    [shorter] より短いです
   *[as-said] と同じくらいです
}。
lab-length-figure-rounds = ラウンド
lab-length-figure-decisions = 決定
lab-length-figure-minutes = 分
lab-length-figure-real = 選択肢が2つ以上の決定
lab-length-chart = ゲームの長さ

lab-scores-title = 得点
lab-scores-about = 全席の最終得点。
lab-scores-found = 勝者は平均{ NUMBER($winner, maximumFractionDigits: 1) }点で、2位との差は{ NUMBER($margin, maximumFractionDigits: 1) }点です。
lab-scores-figure-mean = 1席の得点
lab-scores-figure-winner = 1位の得点
lab-scores-figure-margin = 1位と2位の差
lab-scores-figure-tie = 1位と2位が同点のゲーム
lab-scores-chart = 最終得点

lab-seats-title = 席
lab-seats-about = 席ごと、また最初に1人で決めた人から数えた手番の順ごとの勝率。分けた勝ちは等分します。
lab-seats-seat-fair = 明らかに有利または不利な席はありません（誤差{ NUMBER($margin, maximumFractionDigits: 1) }ポイント以内）。
lab-seats-seat-unfair = 席{ $number }の勝率は{ NUMBER($share, maximumFractionDigits: 1) }%で、公平な{ NUMBER($fair, maximumFractionDigits: 1) }%より明らかに{ $more ->
    [more] 高い
   *[less] 低い
}です。
lab-seats-order-fair = 明らかに有利または不利な手番の順はありません（誤差{ NUMBER($margin, maximumFractionDigits: 1) }ポイント以内）。
lab-seats-order-unfair = 手番{ $number }番目の勝率は{ NUMBER($share, maximumFractionDigits: 1) }%で、公平な{ NUMBER($fair, maximumFractionDigits: 1) }%より明らかに{ $more ->
    [more] 高い
   *[less] 低い
}です。
lab-seats-figure-seat = 席{ $number }の勝ち
lab-seats-figure-order = 手番{ $number }番目の勝ち
lab-seats-figure-unfair = 最も有利な位置と公平な勝率との差
lab-seats-chart-seat = 席ごとの勝ち
lab-seats-chart-order = 手番の順ごとの勝ち

lab-branching-title = 選択肢
lab-branching-about = 決定1つの選択肢の数。
lab-branching-found = 決定の選択肢は平均{ NUMBER($mean, maximumFractionDigits: 1) }個で、{ NUMBER($forced, maximumFractionDigits: 0) }%は1つしかありません。
lab-branching-figure-mean = 決定の選択肢
lab-branching-figure-most = ゲーム中の最大の選択肢
lab-branching-figure-size = ゲームの進み方の数のけた数
lab-branching-figure-forced = 選択肢が1つの決定
lab-branching-chart = ゲーム中の選択肢

lab-stakes-title = 決定の重み
lab-stakes-about = 各ゲームの決定1つを、その席から見分けられない世界で試します。最善と最悪の手は一部の世界で見つけ、別の世界で測ります。
lab-stakes-found = 決定の{ NUMBER($mattered, maximumFractionDigits: 0) }%は大事で、最善と最悪の差が勝ちの{ NUMBER($least, maximumFractionDigits: 0) }%以上あります。差は平均{ NUMBER($spread, maximumFractionDigits: 1) }%です。
lab-stakes-none = 選択のある決定は調べられませんでした。
lab-stakes-figure-mattered = 大事な決定
lab-stakes-figure-spread = 最善と最悪の差（勝ちに対して）
lab-stakes-figure-edge = 最善と任意の手の差（勝ちに対して）
lab-stakes-chart = ゲーム中の最善と最悪の差（勝ちに対して）

lab-drama-title = リードと盛り上がり
lab-drama-about = その時点の得点で誰がリードしているか。
lab-drama-found = リードは{ NUMBER($changes, maximumFractionDigits: 1) }回入れ替わります。勝者はゲームの{ NUMBER($settled, maximumFractionDigits: 0) }%から最後までリードし、{ NUMBER($last, maximumFractionDigits: 0) }%のゲームは最後の決定まで決まりません。
lab-drama-figure-changes = リードの入れ替わり
lab-drama-figure-settled = 勝者が最後までのリードを得るまで（ゲームに対して）
lab-drama-figure-behind = 後の勝者が負けている間（ゲームに対して）
lab-drama-figure-last = 最後の決定まで決まらないゲーム
lab-drama-chart = 勝者が決まったゲームの割合

lab-skill-title = 実力と運
lab-skill-about = 誰が勝つかのうち、プレイヤーのレベル、席、カードが説明する割合。どの配札も、レベルの席を替えてもう一度行います。
lab-skill-found = { $level }は1席あたり{ NUMBER($share, maximumFractionDigits: 0) }%に勝ち、レベルは勝敗の{ NUMBER($explained, maximumFractionDigits: 0) }%を説明します。
lab-skill-none = レベルが2つ必要です（例：--bots thumb,strong）。
lab-skill-figure-level = レベルで説明される割合
lab-skill-figure-seat = 席で説明される割合
lab-skill-figure-cards = カードで説明される割合
lab-skill-figure-rest = ほかの偶然とほかの人の手による割合
lab-skill-figure-wins = { $level }の勝ち
lab-skill-chart = レベルごとの勝ち

lab-strengths-title = 強いもの
lab-strengths-about = 何かを持つ、最初に選ぶ、出すことで、レベルと手番の順の説明を超えて、ラウンドの勝ちがどれだけ増えるか（回帰）。勝ちに伴うものが原因とは限りません。
lab-strengths-held = { $thing }を配られた人は、ラウンドの勝ちが{ NUMBER($points, maximumFractionDigits: 1) }ポイント{ $more ->
    [more] 多い
   *[less] 少ない
}です。
lab-strengths-opening = { $thing }で始めた人は、ラウンドの勝ちが{ NUMBER($points, maximumFractionDigits: 1) }ポイント{ $more ->
    [more] 多い
   *[less] 少ない
}です。
lab-strengths-played = { $thing }を出した人は、ラウンドの勝ちが{ NUMBER($points, maximumFractionDigits: 1) }ポイント{ $more ->
    [more] 多い
   *[less] 少ない
}です。
lab-strengths-move = { $phase }：{ $move }
lab-strengths-none = 目立つものはありません。
lab-strengths-chart-held = 配られたもの：ラウンドの勝ちへの効果（ポイント）
lab-strengths-chart-opening = 最初の手：ラウンドの勝ちへの効果（ポイント）
lab-strengths-chart-played = 出したもの：ラウンドの勝ちへの効果（ポイント）

lab-usage-title = 使われるもの
lab-usage-about = 得点項目、出来事、手、条項がそれぞれ何ゲームに出るか。条項は、尋ねられた問いに関わるとき、または各ゲームの数か所の決定で何かを禁じるときに数えます。
lab-usage-never-lines = 一度も出ない得点項目が{ $count }個あります：{ $things }{ $more ->
    [0] 。
   *[other] 、ほか{ $more }個。
}
lab-usage-never-events = 一度も起きない出来事が{ $count }個あります：{ $things }{ $more ->
    [0] 。
   *[other] 、ほか{ $more }個。
}
lab-usage-never-tokens = 一度も選ばれない手が{ $count }個あります：{ $things }{ $more ->
    [0] 。
   *[other] 、ほか{ $more }個。
}
lab-usage-all-lines = どの得点項目も出ます。
lab-usage-all-events = どの出来事も起きます。
lab-usage-all-tokens = どの手も選ばれます。
lab-usage-chart = 得点項目が出るゲーム

lab-together-title = 同時の選択
lab-together-about = 互いの選択を見ずに、何人かが同時に決めるところ。
lab-together-found = 1ゲームに{ NUMBER($times, maximumFractionDigits: 1) }回あり、{ NUMBER($clash, maximumFractionDigits: 0) }%で誰かの選択が重なります。
lab-together-none = 一度もありません。
lab-together-figure-times = 1ゲームの回数
lab-together-figure-same = 全員が同じ選択
lab-together-figure-clash = 誰かが同じ選択

lab-information-title = 隠れているもの
lab-information-about = 決める席が本物と見分けられない2つの世界の間で、置き場所が違うカードの割合。
lab-information-found = ラウンドの始めには{ NUMBER($first, maximumFractionDigits: 0) }%、終わりには{ NUMBER($last, maximumFractionDigits: 0) }%が隠れています。
lab-information-figure-hidden = 隠れている割合の平均
lab-information-figure-first = ラウンドの最初の1割で隠れている割合
lab-information-figure-last = 最後の1割で隠れている割合
lab-information-chart = ラウンド中の隠れている割合

# 同じ配札の2つの調査。
lab-compare-title = { $game }：{ $one }と{ $other }
lab-compare-of = 同じ配札で{ $matches }ゲームずつ。差は{ $one }から{ $other }を引いたもので、区間は配札ごとの組から求めます。
lab-compare-clear = { $section }、{ $figure }：{ $difference }
lab-compare-none = 明らかに違う指標はありません。
lab-compare-found = 明らかに違うもの
