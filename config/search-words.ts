// cspell:ignore trendline hline vline axhline nticks crossfilter colour tagcloud ohlc strictmode oclock streamgraph themeriver mekko scatterplot
/**
 * Words that readers type for a thing and that its own title and text do not contain, by address without the base
 * path. The build fails if an address is not searchable.
 */
export const searchWords: Record<string, string> = {
  // Pages
  '/api/specs/Partition':
    'pie donut doughnut sunburst treemap icicle waffle mosaic marimekko ring hierarchy shares',
  '/api/specs/Metric': 'kpi stat big number card tile figure single value',
  '/api/specs/Goal': 'gauge speedometer dial radial progress',
  '/api/specs/BulletGraph': 'bullet graph gauge progress target kpi',
  '/api/specs/Meter': 'progress bar percentage capacity linear gauge',
  '/api/specs/Wordcloud': 'tag cloud tagcloud keywords',
  '/api/specs/Flame': 'flamegraph flame graph profiler stack trace',
  '/api/specs/Heatmap': 'heat map matrix grid calendar density',
  '/api/specs/Timeslip': 'zoom pan scroll long time range',
  '/api/specs/xy/BarSeries': 'bar chart column chart columns vertical horizontal',
  '/api/specs/xy/LineSeries': 'line chart line graph trend time series',
  '/api/specs/xy/AreaSeries': 'area chart area graph band stream',
  '/api/specs/xy/BubbleSeries': 'scatter plot scatterplot bubble chart points dots xy',
  '/api/specs/xy/HistogramBarSeries':
    'histogram distribution bins buckets frequency date histogram',
  '/api/specs/xy/Axis':
    'axes x axis y axis scale ticks labels grid xAxis yAxis XAxis YAxis axisBottom axisLeft',
  '/api/specs/xy/LineAnnotation':
    'reference line threshold marker vertical line horizontal line limit target ReferenceLine plotLine markLine hline vline axhline',
  '/api/specs/xy/RectAnnotation':
    'shade highlight region band range area background rectangle period plot band ReferenceArea plotBand markArea zone shading',
  '/api/specs/global/SmallMultiples': 'facet facets trellis panels grid split multiple charts',
  '/api/specs/global/GroupBy': 'facet facets trellis split panels',
  '/api/specs/global/Tooltip': 'popup popover hover hint hover card',
  '/api/specs/global/Settings': 'options configuration legend theme events rotation',
  '/api/Chart': 'container wrapper root component canvas',
  '/examples/accessibility': 'a11y aria wcag screen reader color blind',
  '/examples/annotation': 'reference line threshold marker region plot band',
  '/examples/area': 'area chart stacked area stream band',
  '/examples/axis': 'axes ticks labels grid scale',
  '/examples/bar': 'bar chart column chart columns',
  '/examples/bubble': 'scatter plot scatterplot bubble chart points dots',
  '/examples/bullet': 'bullet graph gauge progress target',
  '/examples/flame': 'flamegraph flame graph profiler',
  '/examples/goal': 'gauge speedometer dial radial',
  '/examples/heatmap': 'heat map matrix calendar',
  '/examples/histogram': 'distribution bins buckets frequency',
  '/examples/interaction': 'zoom brush click hover sync events listeners export',
  '/examples/legend': 'key series list legend',
  '/examples/line': 'line chart line graph time series trend',
  '/examples/meter': 'progress bar linear gauge',
  '/examples/metric': 'kpi stat big number card tile single value',
  '/examples/mixed': 'combo combined chart combination',
  '/examples/partition': 'pie donut doughnut sunburst treemap icicle waffle ring',
  '/examples/small-multiples': 'facet facets trellis panels grid split',
  '/examples/states': 'loading empty error no data skeleton',
  '/examples/theme': 'style styling css look colors customize appearance',
  '/examples/timeslip': 'zoom pan scroll long time range',
  '/examples/tooltip': 'popup popover hover hint',
  '/examples/wordcloud': 'tag cloud tagcloud keywords',
  '/docs/theming':
    'style styling customize appearance css look skin brand theme generator editor builder designer corporate identity',
  '/docs/interaction': 'events click hover brush zoom callbacks',
  '/docs/axes': 'ticks labels domain dates time x axis y axis scale',
  '/docs/data': 'accessors series scales format shape',
  '/docs/intro': 'quick start installation setup tutorial getting started first chart',
  '/docs/check':
    'blank empty white invisible chart does not show display appear render nothing shown linter lint validate',
  '/docs/troubleshooting': 'problems errors bugs faq help fix broken',
  '/docs/changes':
    'changelog release notes migration upgrade breaking changes versions what is new',
  '/all-types/': 'all exported names symbols list reference index types exports',
  // Guides
  '/docs/intro#install':
    'setup add package dependency peer dependencies moment version react 19 npm yarn pnpm requirements',
  '/docs/intro#import-the-stylesheet':
    'css style unstyled layout broken scss sass theme_only_light missing styles',
  '/docs/intro#draw-a-chart': 'first hello world minimal basic height parent container size',
  '/docs/intro#follow-your-dark-mode': 'dark mode theme switch night system preference',
  '/docs/data#say-where-x-and-y-come-from':
    'accessor accessors nested field function array rows format shape json objects',
  '/docs/data#split-one-array-into-several-series':
    'multiple lines group by category field dynamic number of series names breakdown',
  '/docs/data#stack-series': 'stacked cumulative percentage 100% share normalize stream wiggle',
  '/docs/data#choose-the-scale-of-x':
    'time date ordinal category linear string numbers equal distances timestamps',
  '/docs/data#choose-the-scale-of-y': 'logarithmic log sqrt square root zero negative exponential',
  '/docs/axes#show-an-axis': 'add display hide remove no axes title position left bottom without',
  '/docs/axes#set-the-domain':
    'min max range limits zoom start zero fixed extent padding y axis fit scale',
  '/docs/axes#turn-the-chart': 'rotate rotation horizontal bars sideways flip 90 swap x y',
  '/docs/axes#draw-two-y-axes':
    'secondary second dual right multiple scales different units groupId independent',
  '/docs/axes#bars-on-a-time-scale':
    'bucket interval histogram width between ticks centered offset shifted date hour minInterval',
  '/docs/theming#base-theme-and-partial-theme':
    'customize override style look css colors default global all charts merge theme generator editor builder create own theme',
  '/docs/theming#follow-a-dark-mode': 'dark light switch toggle night background black white',
  '/docs/theming#color-the-series':
    'colour palette custom individual each bar line by value category fixed same consistent hex own',
  '/docs/theming#fonts':
    'fontfamily typography text measure size webfont inter custom fonts font family google fonts web font font change',
  '/docs/interaction#click-and-hover':
    'onclick event listener callback handler click bar point drill down navigate link cursor selected element',
  '/docs/interaction#shape-the-tooltip':
    'custom popup format values hide show header content hover placement',
  '/docs/interaction#select-a-range':
    'brush drag zoom selection time range pick onBrushEnd mouse area',
  '/docs/interaction#connect-charts':
    'sync synchronize linked shared crosshair cursor several charts pointer dashboard multiple hover together',
  '/docs/docs#choose-a-chart-family':
    'types of charts which available list pie donut scatter bar line kinds',
  '/docs/docs#how-a-chart-is-composed':
    'structure concept spec components children anatomy overview',
  '/docs/axes#grid-lines': 'CartesianGrid gridlines splitLine',
  '/docs/responsive-size':
    'ResponsiveContainer autoFit autosize mobile phone tablet touch narrow small screen',
  '/docs/responsive-size#show-less-on-a-small-screen':
    'mobile phone tablet breakpoint media query narrow view',
  '/docs/brush-and-zoom': 'dataZoom zoomType touch',
  '/docs/brush-and-zoom#zoom-with-wheel-or-pinch': 'touch mobile gesture two fingers scroll',
  '/docs/missing-values#connect-the-points-across-a-gap':
    'connectNulls spanGaps connectGaps interpolate',
  '/docs/bars#set-the-width-of-bars-and-the-gaps-between-them':
    'barWidth barGap barSize barCategoryGap barPercentage maxBarThickness pointPadding bandwidth',
  '/docs/bars#write-values-on-bars': 'dataLabels LabelList data labels annotate',
  '/docs/bars#rounded-corners': 'borderRadius radius round',
  '/docs/bars#put-bars-side-by-side-or-on-top-of-each-other':
    'clustered grouped columns dodge overlap each other',
  '/docs/pie-and-donut#make-a-donut': 'innerRadius cutout hole size thickness doughnut',
  '/docs/axis-labels#choose-the-number-of-ticks':
    'tickCount tickAmount maxTicksLimit splitNumber nticks',
  '/docs/recipes/axes#start-the-y-axis-at-zero': 'beginAtZero startOnTick zero baseline',
  '/docs/colors#color-by-value': 'visualMap colorAxis color scale gradient scale continuous',
  '/docs/colors#replace-the-palette':
    'palette color scheme brand corporate colors vizColors colorway',
  '/docs/recipes/colors#change-the-palette': 'palette color scheme brand corporate colorway',
  '/examples/line/moving-average': 'trendline trend line smoothing rolling',
  '/docs/recipes/lines-and-areas#moving-average':
    'trendline trend line regression rolling smoothing',
  '/docs/recipes/lines-and-areas#average-line': 'mean line horizontal',
  '/docs/which-chart#what-the-library-does-not-draw':
    'world map geo geographic choropleth country map radar spider polar web sankey funnel boxplot box whisker candlestick network graph tree chord 3d error bars unsupported not supported regression',
  '/docs/recipes/states-and-size#loading-state': 'spinner skeleton fetching placeholder waiting',
  '/docs/recipes/interaction#update-with-live-data':
    'realtime real time streaming websocket polling live append push',
  '/examples/interaction/live-data': 'realtime streaming websocket polling',
  '/docs/formats#thousands-separators-currency-and-percent':
    'scientific notation exponent 1e6 large numbers abbreviate thousand separator comma euro dollar sign compact short',
  '/docs/recipes/numbers-and-dates#format-ticks-as-currency-10k-or-12m':
    'euro dollar sign thousand million abbreviate compact scientific notation 1e6',
  '/docs/formats#arabic-and-hebrew-right-to-left': 'rtl direction',
  '/docs/sorting#show-the-first-ten-and-the-rest':
    'top 10 top n top 5 limit number of bars largest biggest rest others',
  '/docs/sorting#sort-bars-by-value': 'descending ascending order largest first rank',
  '/docs/performance#memoize-the-whole-chart':
    'rerender rerenders every hover state update useMemo memo flicker',
  '/docs/troubleshooting#the-page-is-slow-while-typing-or-hovering':
    'rerender rerenders on every hover keystroke state',
  '/docs/lines#show-or-hide-the-points': 'dots markers symbols pointRadius points not shown hidden',
  '/docs/time-axis': 'week start monday sunday dow',
  '/docs/two-axes#add-a-second-y-axis': 'secondary dual right opposite axis yAxisIndex second axis',
  '/docs/lines#mix-lines-with-bars': 'combo combination ComposedChart mixed bars and line',
  '/docs/clicks-and-hover#find-out-which-bar-was-clicked':
    'drill down filter by click slice bar point crossfilter navigate table selected',
  '/docs/content-security-policy': 'csp nonce unsafe-inline blocked styles',
  '/docs/treemap-and-sunburst#labels-in-a-treemap': 'overlap small cut off hidden text size',
  '/docs/pie-and-donut#labels-of-small-slices': 'overlap hidden too small text',
  '/docs/gauge-and-bullet': 'radial angular needle speedometer dial animation ticks label overlap',
  '/docs/metric-tiles': 'font size text too small cut off title truncated',
  '/docs/heatmaps#choose-the-color-bands': 'legend color scale steps',
  '/docs/stacking#order-the-layers': 'stack order reverse sequence',
  '/docs/theming#background': 'background color chart transparent white',
  '/docs/theming#spacing-around-and-in-a-chart': 'padding margin chart whitespace',
  '/docs/dark-mode#switch-with-your-own-button': 'toggle theme switcher',
  '/docs/axis-labels#rotate-labels': 'overlapping x axis labels angle tilt diagonal',
  '/docs/stacking#write-the-total-above-a-stack': 'sum total on top',
  '/docs/tooltips#the-tooltip-is-hidden-behind-a-modal-or-flyout':
    'z-index zindex overlay dialog popup behind',
  '/docs/install#vue-angular-or-no-framework': 'svelte web component vanilla javascript',
  // Troubleshooting
  '/docs/troubleshooting#nothing-is-drawn':
    "blank empty white invisible not rendering nothing shows up display render doesn't appear zero height size 0 one pixel flex container tab hidden",
  '/docs/troubleshooting#the-chart-becomes-empty-after-an-update':
    'disappears vanishes rerender state change context blank update series lost flicker',
  '/docs/troubleshooting#the-chart-says-no-data-to-display':
    'no results empty data wrong accessor strings dates dropped undefined',
  '/docs/troubleshooting#hide-the-legend':
    'remove disable legend item entry single series turn off not show',
  '/docs/troubleshooting#legend-values-are-empty': 'legend value missing current last dash no',
  '/docs/troubleshooting#legend-labels-end-in-':
    'truncated cut off ellipsis long names legend text width dots',
  '/docs/troubleshooting#bars-are-missing-or-cut-off-at-the-ends':
    'clipped first last bar half cropped edge partial bucket domain outside',
  '/docs/troubleshooting#a-single-bar-fills-the-chart-or-is-invisible':
    'one bar too wide full width single bucket data point only thin',
  '/docs/troubleshooting#bars-stand-on-the-ticks-but-should-stand-between-them':
    'align alignment tick position center shifted offset histogram mode start of interval',
  '/docs/troubleshooting#the-y-axis-does-not-start-where-the-data-does':
    'zero baseline min flat line zoom fit domain too much space small changes invisible',
  '/docs/troubleshooting#points-at-zero-vanish-on-a-log-scale':
    'logarithmic zero missing negative values log scale disappears gap',
  '/docs/troubleshooting#a-series-is-missing':
    'only one line shows second series not displayed duplicate id same lost hidden replaced',
  '/docs/troubleshooting#series-stack-that-should-not':
    'unwanted stacking separate side by not stacked values added sum wrong total',
  '/docs/troubleshooting#bars-stand-in-the-wrong-order':
    'sort order reverse sorting categories alphabetical bottom top first last ordinal sequence own',
  '/docs/troubleshooting#labels-overlap-or-are-missing':
    'axis tick labels skipped every second hidden not all shown disappear collide run into each other crowded long names rotate show values on small bars',
  '/docs/troubleshooting#the-y-axis-shows-fractions':
    'decimals integers whole numbers repeated duplicate ticks rounding count 0.5',
  '/docs/troubleshooting#the-tooltip-does-not-show':
    'tooltip missing hidden hover nothing not appearing disappears annotation',
  '/docs/troubleshooting#clicks-and-hovers-are-not-reported':
    'onElementClick not called fired event listener working strict mode strictmode click handler callback',
  '/docs/troubleshooting#a-prop-has-no-effect':
    'ignored not working option setting useless does nothing prop',
  '/docs/troubleshooting#screen-readers-do-not-say-the-name-of-a-chart':
    'accessibility aria label alternative text alt a11y accessible name description voiceover',
  '/docs/troubleshooting#times-are-off-by-some-hours':
    'timezone utc local wrong time shifted offset zone browser dates day axis',
  '/docs/troubleshooting#colors-do-not-follow-dark-mode':
    'dark theme white background text unreadable black contrast switch',
  '/docs/troubleshooting#a-partition-is-dark-red':
    'pie donut treemap colors all same red slices color palette',
  '/docs/troubleshooting#cells-of-a-heatmap-are-missing':
    'heatmap empty holes gaps white cells blank missing values buckets time',
  '/docs/troubleshooting#metric-shows-dots-bullet-is-moved-to-the-right':
    'bullet points list style css reset margins metric layout broken h2',
  '/docs/troubleshooting#flame-stays-empty': 'webgl gpu blank flame graph not updating',
  '/docs/troubleshooting#server-rendering-fails-or-shows-nothing':
    'ssr nextjs next gatsby window is not defined document hydration server side node remix astro',
  '/docs/troubleshooting#tests-in-jsdom-fail':
    'jest vitest testing library unit test ResizeObserver is not defined canvas getContext mock react enzyme',
  '/docs/troubleshooting#the-bundle-is-large':
    'size kb megabytes tree shaking lazy load import slow webpack vite chunk moment',
  // API pages
  '/api/Chart#set-width-and-height':
    'size responsive resize fill parent container percent pixels dimension full height',
  '/api/Chart#name-it-for-all-readers':
    'accessibility aria alt alternative text title description heading a11y label screen reader',
  '/api/Chart#take-a-picture-send-a-pointer':
    'export png image download screenshot save getPNGSnapshot ref dispatchExternalPointerEvent sync svg',
  '/api/specs/xy/Axis#limit-ticks-and-labels':
    'number of ticks count fewer more every label skip overlap interval step density',
  '/api/specs/xy/Axis#format-labels':
    'tick formatter date currency percent units decimals thousands custom text labels',
  '/api/specs/xy/Axis#set-limits': 'min max domain range y start zero fixed fit padding limit',
  '/api/specs/xy/BarSeries#write-values-on-bars':
    'value label data labels show number above top inside of bar display total text on bars',
  '/api/specs/xy/BarSeries#style-a-single-bar':
    'color individual bar highlight conditional each different depending on value negative selected',
  '/api/specs/xy/BarSeries#group-or-stack': 'clustered side by grouped stacked percentage bars',
  '/api/specs/xy/BarSeries#put-bars-on-a-time-scale':
    'date histogram bar width time interval centered tick bucket',
  '/api/specs/xy/AreaSeries#stack-or-show-shares': 'stacked 100% percentage normalized stream',
  '/api/specs/xy/AreaSeries#shape-the-line': 'smooth curve step spline dashed points missing fit',
  '/api/specs/xy/LineSeries#style-the-line-and-its-points':
    'thickness width dashed dotted dots hide points marker color opacity thick',
  '/api/specs/xy/LineSeries#draw-many-lines': 'multiple lines several series many slow performance',
  '/api/specs/xy/LineAnnotation#choose-the-axis':
    'vertical horizontal line now today current time threshold reference marker x y value',
  '/api/specs/xy/LineAnnotation#say-what-it-marks':
    'label text icon caption annotation title tooltip name on line',
  '/api/specs/global/Tooltip#choose-when-it-shows':
    'hide disable tooltip none crosshair follow cursor only point',
  '/api/specs/global/Tooltip#replace-the-whole':
    'custom component react render own tooltip html content',
  '/api/specs/global/Tooltip#add-actions': 'button menu pin right click context select tooltip',
  '/api/specs/global/Settings#say-that-there-is-nothing':
    'no data message empty state custom text placeholder noResults translate',
  '/api/specs/global/Settings#limit-or-extend-x':
    'x domain min max range zoom time window categories order fixed axis limits',
  '/api/specs/global/Settings#listen':
    'events click hover brush callbacks onElementClick onBrushEnd onRenderChange listeners',
  '/api/specs/Partition#color-the-parts':
    'slice color palette pie donut segment individual sector treemap fill',
  '/api/specs/Partition#label-the-parts':
    'slice label percentage value text pie linked outside inside hide names percent',
  '/api/specs/Heatmap#show-values-in-the-cells': 'cell label number text value in hide',
  '/api/specs/Heatmap#order-the-labels': 'sort rows columns x y axis order reverse alphabetical',
  '/api/specs/Heatmap#put-time-on-the-x-axis':
    'time scale dates heatmap hours days buckets interval',
  '/api/specs/Goal#color-the-bands': 'gauge colors ranges red green zones thresholds',
  '/api/specs/Goal#label-it': 'gauge text center label title value tick labels overlap size',
  '/api/specs/types/SeriesSpec#name-a-series':
    'label rename series name legend text title custom tooltip',
  '/api/specs/global/SmallMultiples#set-the-distance': 'gap spacing padding between panels',
  '/api/specs/global/GroupBy#name-and-order-the-panels': 'sort panel titles facet order label',
  // Props, members and types
  '/api/specs/xy/Axis#tickFormat': 'format labels axis formatter numbers dates',
  '/api/specs/xy/Axis#showOverlappingLabels': 'show all labels every label skipped hidden',
  '/api/specs/xy/Axis#ticks': 'number of ticks count how many labels',
  '/api/specs/xy/Axis#domain': 'min max limits range y axis zero fit',
  '/api/specs/xy/Axis#maximumFractionDigits': 'decimals integers whole numbers rounding digits',
  '/api/specs/xy/Axis#hide': 'invisible remove axis without no axes',
  '/api/specs/xy/Axis#gridLine': 'grid lines show hide background vertical horizontal',
  '/api/specs/global/Settings#rotation': 'horizontal sideways turn rotate flip swap 90 degrees',
  '/api/specs/global/Settings#showLegend': 'legend visible display hide add turn on',
  '/api/specs/global/Settings#legendPosition': 'move legend top bottom left right inside floating',
  '/api/specs/global/Settings#onBrushEnd': 'zoom drag selection range select callback',
  '/api/specs/global/Settings#onElementClick':
    'click bar slice point handler callback event drilldown',
  '/api/specs/global/Settings#xDomain': 'x axis min max range limits time window padding start end',
  '/api/specs/global/Settings#noResults': 'empty state message no data text custom',
  '/api/specs/global/Settings#locale': 'language translate i18n month names weekday',
  '/api/specs/global/Settings#theme': 'colors fonts style customize override look',
  '/api/specs/global/Settings#baseTheme': 'dark light mode default colors',
  '/api/specs/global/Settings#debugState': 'testing assertions e2e test state data attribute',
  '/api/specs/global/Settings#onRenderChange':
    'finished rendering complete ready drawn callback wait test',
  '/api/specs/global/Settings#pointBuffer': 'hover distance radius nearest point hit area',
  '/api/specs/global/Settings#allowBrushingLastHistogramBin':
    'last bucket brush select end partial',
  '/all-types/interfaces/DomainRange#minInterval': 'bar width bucket size single interval',
  '/all-types/interfaces/DisplayValueSpec#overflowConstraints':
    'value labels disappear hidden small bars cut show all',
  '/all-types/type-aliases/DisplayValueStyle#fill':
    'value label color outline border white text bars',
  '/all-types/type-aliases/DisplayValueStyle#offsetX': 'move shift value labels right left bars',
  '/all-types/type-aliases/DisplayValueStyle#offsetY': 'move shift value labels up down above bars',
  '/all-types/type-aliases/DisplayValueStyle#alignment': 'position of value labels center top',
  '/all-types/interfaces/PartitionStyle#linkLabel':
    'LinkLabelConfig maxCount maximumSection maxTextLength minimumStemLength stemAngle horizontalStemLength radiusPadding lineWidth textColor valueFont fontSize gap spacing fontFamily fontStyle fontVariant fontWeight padding outside labels lines pie',
  '/all-types/interfaces/PartitionStyle#fillLabel':
    'slice label text color font contrast inside value pie',
  '/all-types/interfaces/PartitionStyle#emptySizeRatio':
    'donut hole inner radius thickness ring width',
  '/all-types/interfaces/PartitionStyle#outerSizeRatio':
    'pie size smaller larger bigger radius shrink',
  '/all-types/interfaces/PartitionStyle#sectorLineWidth':
    'slice border gap white line between slices',
  '/all-types/interfaces/PartitionStyle#sectorLineStroke': 'slice border color separator',
  '/all-types/interfaces/Theme#chartMargins':
    'space outside padding around chart margin whitespace',
  '/all-types/interfaces/Theme#chartPaddings': 'inner space around plot padding whitespace',
  '/all-types/interfaces/Theme#colors': 'palette series colors vizColors',
  '/all-types/interfaces/ColorConfig#vizColors': 'palette series colors list custom hex',
  '/all-types/interfaces/Theme#background': 'transparent background color canvas fill',
  '/all-types/interfaces/Theme#brush': 'selection area style color drag rectangle look',
  '/all-types/interfaces/Theme#crosshair': 'hover line cursor style hide band dash color',
  '/all-types/interfaces/Theme#sharedStyle':
    'hover dim highlight unhighlighted opacity fade other series',
  '/all-types/interfaces/Theme#scales': 'gap between bars width padding spacing',
  '/all-types/interfaces/Theme#markSizeRatio': 'bubble size radius scale factor',
  '/all-types/interfaces/ScalesConfig#barsPadding':
    'gap between bars width spacing distance thinner wider space',
  '/all-types/interfaces/ScalesConfig#histogramPadding': 'gap between histogram bars width spacing',
  '/all-types/interfaces/RectStyle#widthPixel': 'bar width fixed pixels thickness thin maximum',
  '/all-types/interfaces/RectStyle#widthRatio': 'bar width relative thickness thin narrow',
  '/all-types/interfaces/RectStyle#opacity': 'transparent bars alpha',
  '/all-types/interfaces/BarSeriesStyle#rectBorder': 'outline border around bars stroke',
  '/all-types/interfaces/BarSeriesStyle#displayValue': 'value label style font size color offset',
  '/all-types/interfaces/AreaStyle#opacity': 'transparent transparency fill alpha see through',
  '/all-types/interfaces/AreaStyle#gradient': 'gradient fade color stops fill',
  '/all-types/interfaces/LineStyle#strokeWidth': 'line thickness thick thin width',
  '/all-types/interfaces/LineStyle#dash': 'dashed dotted line pattern',
  '/all-types/interfaces/PointStyle#visible': 'hide show points dots markers on line',
  '/all-types/interfaces/PointStyle#radius': 'point dot marker size bigger',
  '/all-types/interfaces/PointStyle#shape': 'marker symbol circle triangle square',
  '/all-types/interfaces/AreaSeriesStyle#pointVisibilityMinDistance':
    'points hidden dense auto show dots only when room',
  '/all-types/interfaces/AxisStyle#tickLabel':
    'axis labels rotate rotation font size color padding hide vertical angle',
  '/all-types/interfaces/AxisStyle#axisTitle': 'axis title font size color hide',
  '/all-types/interfaces/AxisStyle#axisLine': 'axis line color hide stroke',
  '/all-types/interfaces/AxisStyle#tickLine': 'tick marks hide length color',
  '/all-types/interfaces/AxisStyle#minExtent': 'width of axis align plots fixed label space',
  '/all-types/interfaces/AxisStyle#maxExtent':
    'limit width of axis long labels truncate ellipsis space',
  '/all-types/interfaces/GridLineStyle#dash': 'dashed dotted grid lines',
  '/all-types/interfaces/LegendStyle#verticalWidth': 'legend width wider narrow',
  '/all-types/interfaces/LegendStyle#labelOptions':
    'legend label wrap lines truncate maxLines long names',
  '/all-types/interfaces/LegendLabelOptions#maxLines':
    'legend label wrap truncate long names several lines ellipsis',
  '/all-types/type-aliases/LegendPositionConfig#floating': 'legend inside plot overlay',
  '/all-types/interfaces/TooltipStyle#maxWidth': 'tooltip width wider long text wrap',
  '/all-types/interfaces/MetricStyle#valueFontSize': 'big number size kpi font fit',
  '/all-types/interfaces/MetricStyle#minHeight': 'tile height small metric',
  '/all-types/interfaces/MetricStyle#titlesTextAlign': 'align title left center right metric',
  '/all-types/interfaces/MetricStyle#border': 'tile border line between metrics',
  '/all-types/interfaces/HeatmapStyle#cell': 'cell border size gap max width label font heatmap',
  '/all-types/interfaces/HeatmapStyle#grid': 'cell lines border height width heatmap grid',
  '/all-types/interfaces/HeatmapStyle#yAxisLabel': 'row labels width truncate hide font heatmap',
  '/all-types/interfaces/HeatmapStyle#xAxisLabel': 'column labels rotate hide font heatmap',
  '/all-types/interfaces/LogScaleOptions#logMinLimit':
    'log scale minimum below one zero cut off start limit',
  '/all-types/interfaces/LogScaleOptions#logBase': 'log base 2 10 natural ln binary',
  '/api/Chart#size':
    'width height dimensions responsive percent fill parent container full panel grow',
  '/api/Chart#title': 'heading caption header above name',
  '/api/Chart#className': 'css class style wrapper',
  '/api/specs/xy/Axis#position': 'left right top bottom side place move axis',
  '/api/specs/xy/Axis#title': 'axis name label caption unit',
  '/api/specs/xy/Axis#labelFormat': 'format axis labels only without tooltip',
  '/api/specs/xy/Axis#timeAxisLayerCount':
    'multilayer time axis disable rows dates legacy single line',
  '/api/specs/xy/Axis#showDuplicatedTicks': 'repeated duplicate labels same label twice',
  '/api/specs/xy/Axis#showOverlappingTicks':
    'automatic hiding ticks all visible overlap disable skip',
  '/api/specs/xy/Axis#style': 'rotate labels font size color tick line look axis hide',
  '/api/specs/xy/Axis#groupId': 'secondary second y axis separate scale different units',
  '/api/specs/xy/BarSeries#data': 'rows update live real time streaming dynamic append load',
  '/api/specs/xy/BarSeries#id': 'unique key duplicate identify series',
  '/api/specs/xy/BarSeries#name': 'rename series label legend tooltip text',
  '/api/specs/xy/BarSeries#color': 'series color fixed custom hex function',
  '/api/specs/xy/BarSeries#timeZone': 'utc local time zone hours wrong shift',
  '/api/specs/xy/BarSeries#stackAccessors': 'stack bars areas on top cumulative',
  '/api/specs/xy/BarSeries#splitSeriesAccessors':
    'group by field multiple series breakdown category one line each',
  '/api/specs/xy/BarSeries#hideInLegend': 'remove one series from legend exclude hide entry',
  '/api/specs/xy/BarSeries#filterSeriesInTooltip':
    'remove one series from tooltip exclude hide entry',
  '/api/specs/xy/BarSeries#displayValueSettings':
    'value labels numbers on bars points data label show',
  '/api/specs/xy/BarSeries#minBarHeight': 'tiny small bars invisible clickable zero minimum height',
  '/api/specs/xy/BarSeries#styleAccessor':
    'individual bar color each single conditional highlight function of datum',
  '/api/specs/xy/BarSeries#enableHistogramMode': 'bars between ticks intervals buckets align left',
  '/api/specs/xy/BarSeries#y0Accessors': 'range lower bound min max band floating start',
  '/api/specs/xy/BarSeries#y1AccessorFormat': 'name suffix upper bound legend tooltip band',
  '/api/specs/xy/BarSeries#markSizeAccessor': 'bubble size radius third value',
  '/api/specs/xy/BarSeries#useDefaultGroupDomain':
    'same scale shared domain two axes stack separately align zero',
  '/api/specs/xy/BarSeries#groupId': 'second y axis scale separate units',
  '/api/specs/xy/LineSeries#fit': 'gaps missing null values connect interpolate zero carry bridge',
  '/api/specs/xy/AreaSeries#fit': 'gaps missing null values connect interpolate zero carry bridge',
  '/api/specs/xy/LineSeries#curve': 'smooth step spline rounded line shape',
  '/api/specs/xy/AreaSeries#curve': 'smooth step spline rounded line shape',
  '/api/specs/xy/LineSeries#pointStyleAccessor':
    'style single point color highlight marker individual conditional',
  '/api/specs/xy/AreaSeries#stackMode': 'percentage 100% wiggle silhouette stream shares',
  '/api/specs/xy/BarSeries#stackMode': 'percentage 100% normalize shares',
  '/api/specs/xy/LineAnnotation#marker': 'icon element label text at end of line top',
  '/api/specs/xy/LineAnnotation#markerBody': 'text label next to marker wide content',
  '/api/specs/xy/LineAnnotation#markerPosition':
    'icon label top bottom left right end of line placement',
  '/api/specs/xy/LineAnnotation#hideLines': 'marker only without line',
  '/api/specs/xy/LineAnnotation#zIndex': 'front behind order above below data layer',
  '/api/specs/xy/RectAnnotation#outside': 'along axis outside plot bar strip',
  '/api/specs/global/Settings#legendSize':
    'legend width height fixed wider same align charts line up',
  '/api/specs/global/Settings#legendSort': 'order legend items reverse alphabetical',
  '/api/specs/global/Settings#legendValues': 'last current average min max value statistics table',
  '/api/specs/global/Settings#legendAction': 'button menu per legend item filter popover',
  '/api/specs/global/Settings#legendColorPicker': 'change color user choose series swatch click',
  '/api/specs/global/Settings#customLegend': 'own legend component replace react html',
  '/api/specs/global/Settings#legendTitle': 'heading of legend name caption',
  '/api/specs/global/Settings#legendMaxDepth':
    'pie nested levels only first limit entries hierarchy',
  '/api/specs/global/Settings#flatLegend': 'pie nested leaf duplicates hierarchy flatten',
  '/api/specs/global/Settings#onLegendItemClick':
    'toggle hide series click event prevent disable filter legend',
  '/api/specs/global/Settings#onElementOver': 'hover mouse over enter event tooltip point',
  '/api/specs/global/Settings#onElementOut': 'mouse leave hover end',
  '/api/specs/global/Settings#onProjectionClick':
    'click anywhere empty space background coordinates value axis position',
  '/api/specs/global/Settings#onAnnotationClick': 'click annotation marker line event',
  '/api/specs/global/Settings#onPointerUpdate': 'mouse move sync crosshair pointer position shared',
  '/api/specs/global/Settings#externalPointerEvents':
    'sync tooltip other charts linked crosshair shared',
  '/api/specs/global/Settings#onResize': 'size changes event responsive window',
  '/api/specs/global/Settings#brushAxis': 'select vertical both directions rectangle y drag',
  '/api/specs/global/Settings#minBrushDelta': 'drag threshold short accidental selection click',
  '/api/specs/global/Settings#roundHistogramBrushValues':
    'brush snap to buckets whole intervals round',
  '/api/specs/global/Settings#orderOrdinalBinsBy':
    'sort categories total order bars ascending descending',
  '/api/specs/global/Settings#renderingSort': 'z order draw front back series',
  '/api/specs/global/Settings#dow': 'first day of week monday sunday',
  '/api/specs/global/Settings#animateData': 'animation transition turn off disable animate motion',
  '/api/specs/global/Settings#ariaTableCaption': 'screen reader table caption accessibility',
  '/api/specs/global/Settings#ariaLabelledBy':
    'alternative text alt accessible name label screen reader',
  '/api/specs/global/Settings#ariaDescribedBy':
    'alternative text alt description long screen reader',
  '/api/specs/global/Settings#onWillRender': 'before render start loading event',
  '/api/specs/global/Tooltip#type': 'hide disable none vertical crosshair follow cursor kind',
  '/api/specs/global/Tooltip#placement': 'position left right top side of cursor',
  '/api/specs/global/Tooltip#boundary': 'cut off overflow container portal clipped outside',
  '/api/specs/global/Tooltip#offset': 'distance gap from cursor',
  '/api/specs/global/Tooltip#headerFormatter': 'title date format header hide',
  '/api/specs/global/Tooltip#header': 'title custom component hide remove',
  '/api/specs/global/Tooltip#footer': 'total sum extra text bottom custom',
  '/api/specs/global/Tooltip#body': 'custom table content rows own',
  '/api/specs/global/Tooltip#sort': 'order of rows values descending',
  '/api/specs/global/Tooltip#stickTo': 'fixed position top bottom does not follow',
  '/api/specs/global/Tooltip#snap': 'jump to bar center follow',
  '/api/specs/global/Tooltip#showNullValues': 'missing null rows gap include',
  '/api/specs/global/Tooltip#maxTooltipItems': 'limit rows too many series long scroll',
  '/api/specs/global/Tooltip#maxVisibleTooltipItems': 'limit rows too many series long scroll',
  '/api/specs/global/Tooltip#actions': 'right click menu pinned buttons context copy text select',
  '/api/specs/global/Tooltip#customTooltip': 'own component react replace render content html',
  '/api/specs/Partition#layout': 'pie donut sunburst treemap icicle flame mosaic waffle kind type',
  '/api/specs/Partition#layers': 'rings levels hierarchy nested group by field slice color label',
  '/api/specs/Partition#clockwiseSectors': 'direction order of slices counterclockwise reverse',
  '/api/specs/Partition#specialFirstInnermostSector':
    'largest slice first order start position twelve oclock sort',
  '/api/specs/Partition#maxRowCount': 'text lines label wrap treemap',
  '/api/specs/Partition#drilldown': 'zoom into click slice hierarchy',
  '/api/specs/Partition#valueFormatter': 'number format slice value label percent',
  '/api/specs/Partition#percentFormatter': 'percentage decimals format share',
  '/api/specs/Partition#valueGetter': 'show percent or value labels',
  '/api/specs/Partition#topGroove': 'treemap header room title of group space',
  '/api/specs/Heatmap#colorScale': 'colors bands ranges thresholds gradient legend steps',
  '/api/specs/Heatmap#highlightedData': 'selected cells range brush keep selection',
  '/api/specs/Heatmap#xScale': 'time linear ordinal interval bucket',
  '/api/specs/Heatmap#valueFormatter': 'cell label number format decimals',
  '/api/specs/Metric#data': 'kpi tiles grid rows columns value title subtitle extra icon trend',
  '/api/specs/Goal#target': 'marker line goal limit',
  '/api/specs/Goal#angleStart': 'gauge arc half circle degrees start rotate',
  '/api/specs/Goal#angleEnd': 'gauge arc half circle degrees end rotate',
  '/api/specs/Goal#subtype': 'gauge horizontal vertical circle bullet kind',
  '/api/specs/Wordcloud#angleCount': 'rotate words orientation vertical',
  '/api/specs/Wordcloud#spiral': 'shape of cloud round rectangular layout',
  '/api/specs/global/SmallMultiples#splitVertically': 'rows facet stacked panels',
  '/api/specs/global/SmallMultiples#splitHorizontally': 'columns facet side by panels',
  '/api/specs/global/SmallMultiples#splitZigzag': 'grid wrap facet panels',
  '/all-types/interfaces/DomainRange#min': 'lower limit start of axis zero',
  '/all-types/interfaces/DomainRange#max': 'upper limit end of axis',
  '/all-types/type-aliases/MetricBase#extra': 'second line comparison change below number badge',
  '/all-types/interfaces/DisplayValueSpec': 'value labels data numbers on bars settings',
  '/all-types/variables/Fit': 'missing values gaps null interpolation types',
  '/all-types/variables/CurveType': 'smooth step spline line shape interpolation',
  '/all-types/variables/ScaleType': 'time linear log ordinal scale kinds',
  '/all-types/variables/LegendValue': 'legend statistics last average min max values',
  '/all-types/variables/DARK_THEME': 'dark mode night black',
  '/all-types/variables/LIGHT_THEME': 'light mode default white',
  // Examples
  '/examples/bar/horizontal': 'sideways rotated left to right long names',
  '/examples/bar/stacked': 'on top of each other parts total',
  '/examples/bar/grouped': 'clustered side by multiple next to each other dodge',
  '/examples/bar/percentage': '100% normalized proportion relative',
  '/examples/bar/negative':
    'bars below zero negative values positive diverging profit loss income expenses',
  '/examples/bar/by-value':
    'conditional color individual single highlight threshold red green depending',
  '/examples/bar/capacity': 'background track behind maximum full total remaining progress',
  '/examples/bar/forecast': 'hatched striped pattern texture prediction projected estimated dashed',
  '/examples/bar/gantt': 'timeline schedule tasks start end duration gantt',
  '/examples/bar/grouped-stacks': 'stack and group clustered stacked bars',
  '/examples/bar/intervals': 'ranges between ticks centered start end histogram buckets bins',
  '/examples/bar/many-categories': 'long list scroll tall names readable order',
  '/examples/bar/numeric': 'number x linear gaps distance',
  '/examples/bar/over-time': 'date month day timestamps daily time bars',
  '/examples/bar/population-pyramid': 'age butterfly tornado back to',
  '/examples/bar/ranges': 'min max from to start end candlestick floating temperature y0',
  '/examples/bar/small-values':
    'tiny invisible minimum bar height minBarHeight thin too small click minPointLength',
  '/examples/bar/sorted': 'order ascending descending largest first rank top',
  '/examples/bar/value-labels': 'show numbers data labels on top above inside text value of bars',
  '/examples/bar/waterfall': 'bridge cumulative increase decrease steps',
  '/examples/bar/log': 'logarithmic scale exponential large differences',
  '/examples/line/time-series': 'timeseries trend dates basic simple multiple lines monitoring',
  '/examples/line/smooth': 'curve spline rounded curved bezier',
  '/examples/line/curves': 'interpolation step spline monotone smooth cardinal linear',
  '/examples/line/missing-values': 'gap null nan interrupted connect holes undefined break fill',
  '/examples/line/forecast': 'dashed dotted prediction future confidence interval projection band',
  '/examples/line/highlight': 'emphasize selected focus dim others grey one series',
  '/examples/line/point-shapes': 'marker symbol icon triangle diamond circle square points style',
  '/examples/line/sized-marks': 'markSizeAccessor point radius dot size value',
  '/examples/line/difference': 'shade area between two lines comparison gap fill',
  '/examples/line/negative': 'below zero line minus',
  '/examples/line/ordinal': 'categories strings names text x',
  '/examples/area/stacked': 'cumulative total layers sum',
  '/examples/area/percentage': '100% share proportion normalized relative',
  '/examples/area/banded': 'range min max confidence interval percentile envelope y0 between',
  '/examples/area/stream': 'streamgraph wiggle silhouette themeriver river',
  '/examples/area/missing-values': 'gap null interpolate carry lookahead fit nearest zero nan fill',
  '/examples/area/steps': 'staircase stepped step-after discrete',
  '/examples/area/overlapping': 'transparent opacity density compare',
  '/examples/area/textures': 'pattern hatching stripes dots fill black white print',
  '/examples/axis/two-scales': 'secondary dual second right different units multiple y axes',
  '/examples/axis/rotated-labels': 'vertical turn angle slanted diagonal long 45 90 tilt space',
  '/examples/axis/long-labels': 'wrap line break multiline truncated names several lines',
  '/examples/axis/domain': 'min max fixed range limit start zero constant 0 100',
  '/examples/axis/fitted-domain': 'not zero baseline fit auto scale zoom small changes',
  '/examples/axis/whole-numbers': 'integers decimals fractions count no decimal',
  '/examples/axis/currency': 'dollar euro money format unit thousands prefix k million',
  '/examples/axis/time-zones': 'utc local different zone timezone two',
  '/examples/axis/time': 'dates months days multilayer calendar rows year hierarchy',
  '/examples/axis/quarters': 'duplicate repeated label duplicates month quarter unique q1 q2',
  '/examples/axis/sparkline': 'tiny small minimal without axes no axis inline table cell mini',
  '/examples/axis/grid-lines': 'gridlines horizontal vertical dashed background lines',
  '/examples/axis/opposite-sides': 'right top position move other side',
  '/examples/axis/nice': 'round numbers ends minor ticks tick count nice',
  '/examples/axis/log-ticks': 'logarithmic base powers of ten labels',
  '/examples/annotation/threshold': 'horizontal limit reference target alert goal average line',
  '/examples/annotation/deployments': 'vertical event marker release now time line version date',
  '/examples/annotation/maintenance-window':
    'shade highlight region background period weekend band area outage range',
  '/examples/annotation/marker-label': 'text icon caption name on line label annotation',
  '/examples/annotation/marks-only': 'icons dots events without line flag',
  '/examples/annotation/target-band': 'zone normal range green area between threshold shaded',
  '/examples/annotation/styles': 'dashed color width line annotation now',
  '/examples/annotation/toggle': 'hide show switch on off visibility',
  '/examples/annotation/focus': 'outside dim rest selected highlight',
  '/examples/annotation/layers': 'z index zindex front behind order',
  '/examples/annotation/groups': 'groupId second axis two y scale annotation',
  '/examples/annotation/rotated': 'horizontal bar target vertical line',
  '/examples/legend/positions': 'move top bottom left right side place under',
  '/examples/legend/inside': 'floating overlay corner within plot area',
  '/examples/legend/values': 'current last average min max statistics value next to name',
  '/examples/legend/table': 'statistics columns min max avg grid',
  '/examples/legend/actions': 'menu button click popover item context',
  '/examples/legend/color-picker': 'change color user pick series swatch',
  '/examples/legend/custom': 'own react component render replace html external outside',
  '/examples/legend/listeners': 'click hover toggle event callback disable filter item',
  '/examples/legend/sorted': 'order reverse stack sequence',
  '/examples/legend/sized': 'width fixed size align charts equal same',
  '/examples/legend/depth': 'hierarchical nested pie levels only first max depth',
  '/examples/legend/flat': 'pie unique duplicates nested leaf',
  '/examples/tooltip/custom': 'own react component render html replace content',
  '/examples/tooltip/none': 'hide disable turn off remove tooltip',
  '/examples/tooltip/header': 'title date format heading top remove',
  '/examples/tooltip/header-and-footer': 'total sum extra text bottom note add line',
  '/examples/tooltip/units': 'format value suffix percent bytes number decimals',
  '/examples/tooltip/sorted': 'order values descending highest first',
  '/examples/tooltip/many-series': 'limit max rows scroll too long many items',
  '/examples/tooltip/follow': 'only hovered single point series nearest cursor one',
  '/examples/tooltip/crosshairs': 'cursor line cross vertical horizontal guide',
  '/examples/tooltip/placement-and-boundary':
    'position overflow cut off container left right clipped',
  '/examples/tooltip/stick-to-top': 'fixed position top anchor does not cover',
  '/examples/tooltip/null-values': 'missing gap n/a null show zero hidden',
  '/examples/tooltip/actions': 'button pinned right click selected filter menu',
  '/examples/tooltip/async-actions': 'pinned fetch loading request async menu',
  '/examples/tooltip/table-columns': 'columns custom fields extra data row',
  '/examples/tooltip/grouped-rows': 'sections category subtotal group series',
  '/examples/interaction/synchronized':
    'sync linked crosshair several charts same cursor hover dashboard shared pointer together',
  '/examples/interaction/zoom': 'drag select range time reset pan in out mouse',
  '/examples/interaction/export-png': 'download image screenshot png save print pdf snapshot share',
  '/examples/interaction/resizing': 'responsive resize container width panel drag split flex',
  '/examples/interaction/locale':
    'translate language i18n german month names monday first day week',
  '/examples/interaction/no-results': 'empty state no data custom message placeholder',
  '/examples/interaction/render-events':
    'ready finished loaded rendered event wait complete animation',
  '/examples/interaction/debug-state': 'test testing assert e2e cypress playwright jest data',
  '/examples/interaction/projection-click':
    'click anywhere empty space background coordinates value',
  '/examples/interaction/annotation-click': 'click marker line event',
  '/examples/interaction/hover': 'mouse over event onElementOver highlight leave',
  '/examples/interaction/pointer': 'mouse move position coordinates external pointer update',
  '/examples/interaction/brush-axes': 'vertical both directions rectangle select y',
  '/examples/interaction/histogram-brush': 'snap whole buckets round select bins last',
  '/examples/interaction/ordering': 'sort categories reorder top total rank ordinal bins',
  '/examples/interaction/named': 'alt text aria label accessible title',
  '/examples/settings/brush': 'drag selection time range zoom filter',
  '/examples/settings/click': 'onclick event handler drilldown navigate selected detail link',
  '/examples/partition/pie': 'circle slices share percent basic',
  '/examples/partition/donut': 'ring doughnut hole center empty inner radius',
  '/examples/partition/center-value': 'total text middle number inside hole donut',
  '/examples/partition/labels-outside': 'label lines outside slices around donut',
  '/examples/partition/linked-labels': 'lines leader callout small slices names outside',
  '/examples/partition/counterclockwise': 'sort slices order direction clockwise start angle',
  '/examples/partition/palette': 'slice colors custom theme pie fill',
  '/examples/partition/sunburst': 'nested multilevel rings two levels hierarchical pie',
  '/examples/partition/treemap': 'rectangles hierarchical boxes size tree map disk usage folder',
  '/examples/partition/icicle': 'zoom drill down hierarchical tree',
  '/examples/partition/mosaic': 'marimekko mekko variable width bars',
  '/examples/partition/waffle': 'squares grid percentage dots pictogram',
  '/examples/goal/gauge': 'speedometer dial needle arc half circle target',
  '/examples/goal/full-circle': 'round dial clock gauge circle',
  '/examples/goal/ring': 'progress circle radial percentage donut gauge',
  '/examples/goal/horizontal': 'linear bullet progress bar target flat',
  '/examples/bullet/horizontal': 'linear gauge progress bar goal flat compact target marker',
  '/examples/bullet/half-circle': 'gauge speedometer dial arc semicircle',
  '/examples/bullet/angular': 'circular gauge radial dial',
  '/examples/metric/trend': 'sparkline kpi number big value card stat tile',
  '/examples/metric/grid': 'kpi cards tiles several dashboard layout rows columns',
  '/examples/metric/progress': 'bar percentage kpi target completion',
  '/examples/metric/secondary':
    'change delta previous comparison last week difference below percent arrow',
  '/examples/metric/threshold': 'conditional color red green status alert background value',
  '/examples/metric/text': 'string status word non numeric not a number',
  '/examples/metric/icons': 'symbol svg image icon',
  '/examples/metric/click': 'onclick select tile link navigate',
  '/examples/heatmap/categories': 'matrix grid color cells two dimensions',
  '/examples/heatmap/time-scale': 'date histogram x axis time buckets',
  '/examples/heatmap/calendar':
    'github contributions activity year days heat calendar contribution graph calendar chart of',
  '/examples/heatmap/brush': 'select drag cells highlight selection',
  '/examples/heatmap/without-labels': 'hide cell values no text numbers many',
  '/examples/heatmap/sorted-axes': 'order rows columns sort predicate',
  '/examples/heatmap/highlighted': 'selected cells dim emphasize',
  '/examples/heatmap/band-labels': 'color ranges legend names diverging scale stops',
  '/examples/bubble/basic': 'scatter size third dimension circle radius',
  '/examples/bubble/by-category': 'scatterplot points x y correlation groups dots',
  '/examples/bubble/punch-card': 'categorical both axes ordinal y dots matrix',
  '/examples/histogram/distribution': 'frequency bins buckets count values width',
  '/examples/histogram/unequal-buckets':
    'variable width bins different widths density median open last bin over',
  '/examples/histogram/over-time': 'date histogram log events count per interval kibana discover',
  '/examples/histogram/running-bucket': 'incomplete partial current last bucket unfinished mark',
  '/examples/histogram/no-gaps': 'bar padding spacing distance width touching',
  '/examples/histogram/cumulative': 'running total percentile cdf line',
  '/examples/mixed/bars-and-line': 'combine combo bar line together',
  '/examples/mixed/bars-and-points': 'combo scatter dots secondary axis target mark on each bar',
  '/examples/mixed/area-and-line': 'combo dual axis area line',
  '/examples/mixed/pareto': 'cumulative percent 80/20 sorted line',
  '/examples/small-multiples/grid': 'facet trellis rows columns matrix panels',
  '/examples/small-multiples/by-series': 'facet each series own chart split separate',
  '/examples/small-multiples/vertical': 'facet rows stacked below each other split',
  '/examples/small-multiples/horizontal': 'facet columns next to each other split',
  '/examples/small-multiples/pies': 'multiple donuts pies several facet',
  '/examples/states/empty': 'no data message placeholder results',
  '/examples/states/loading':
    'spinner skeleton progress wait fetch async placeholder fetching waiting',
  '/examples/states/error': 'failed fetch message retry exception',
  '/examples/states/single-point': 'one value only single data point dot lonely isolated',
  '/examples/theme/palette': 'custom colors vizColors hex brand own',
  '/examples/theme/palettes': 'color blind colorblind sequential several schemes switch',
  '/examples/theme/background': 'transparent color remove white none',
  '/examples/theme/margins-and-paddings':
    'space around distance bars width gap whitespace padding chart',
  '/examples/theme/bars': 'rounded corners border outline opacity bar style',
  '/examples/theme/axes-and-grid': 'tick line font color size style axis',
  '/examples/theme/lines-and-areas': 'stroke width gradient fill opacity thickness',
  '/examples/theme/hover': 'dim highlight unhighlighted mouse over opacity disable effect',
  '/examples/theme/legend-style': 'font spacing label legend size margin',
  '/examples/theme/point-shapes': 'marker symbols points',
  '/examples/accessibility/textures': 'pattern color blind colorblind without hatch tell apart',
  '/examples/accessibility/high-contrast': 'color blind low vision wcag contrast palette',
  '/examples/accessibility/data-table': 'screen reader table alternative values text',
  '/examples/accessibility/described': 'alt text aria description long alternative',
  '/examples/accessibility/labelled-by-heading': 'aria label name title alternative text',
  '/examples/flame/cpu-profile': 'flamegraph profiler stack trace icicle performance',
  '/examples/flame/search': 'find highlight filter text flame focus',
  '/examples/flame/controls': 'reset zoom focus buttons external',
  '/examples/meter/table': 'progress bar cell row inline',
  '/examples/meter/disk-usage': 'progress bar used capacity storage percent',
  '/examples/meter/target': 'goal marker progress reference line',
  '/examples/timeslip/memory': 'zoom pan scroll infinite long time range wheel',
  '/examples/wordcloud/topics': 'tag cloud tags keywords text frequency',
  '/api/specs/BulletGraph#lay-out-several-bullets': 'multiple grid rows columns several values',
  '/api/specs/BulletGraph#choose-a-shape': 'horizontal vertical angular half circle gauge',
  '/api/specs/BulletGraph#color-the-ranges': 'bands colors thresholds red green zones',
  '/api/specs/Flame#steer-it-from-outside':
    'zoom reset search focus buttons control programmatically',
  '/api/specs/Goal#choose-a-shape': 'gauge circle arc half horizontal vertical ring',
  '/api/specs/Heatmap#color-by-bands':
    'color scale thresholds ranges gradient legend cell colors steps',
  '/api/specs/Meter#color-it-by-value': 'threshold red green gradient conditional status',
  '/api/specs/Metric#lay-out-a-grid': 'several multiple tiles rows columns layout wrap kpi',
  '/api/specs/Metric#add-a-trend-or-a-progress-bar': 'sparkline background chart bar area target',
  '/api/specs/Metric#show-text': 'string value word no number list',
  '/api/specs/Partition#choose-a-layout':
    'pie donut sunburst treemap icicle flame mosaic waffle type',
  '/api/specs/Partition#nest-layers':
    'hierarchy levels rings multi level group nested two categories',
  '/api/specs/Wordcloud#set-directions': 'angle rotate vertical horizontal orientation',
  '/api/specs/Wordcloud#know-what-did-not-fit': 'missing words dropped lost not shown space',
  '/api/specs/global/Settings#show-or-hide-the-legend':
    'remove disable turn on position layout add legend visible',
  '/api/specs/global/Settings#set-the-theme': 'dark light colors style base partial',
  '/api/specs/global/SmallMultiples#choose-rows-columns-or-a-grid':
    'facet trellis split layout panels by field',
  '/api/specs/global/Tooltip#change-a-part': 'header footer body format title customize row',
  '/api/specs/types/Spec#what-is-a-spec':
    'concept component configuration renders nothing wrap own component',
  '/api/specs/xy/AreaSeries#draw-a-band':
    'range min max y0 between confidence interval lower upper',
  '/api/specs/xy/Axis#choose-what-it-shows': 'position top bottom left right side x y title grid',
  '/api/specs/xy/Axis#show-dates': 'time format date timestamps month day hours labels timezone',
  '/api/specs/xy/BarSeries#lay-bars-flat': 'horizontal rotate sideways rotation 90 long names',
  '/api/specs/xy/BubbleSeries#set-the-size': 'radius scale markSizeAccessor third value bigger',
  '/api/specs/xy/BubbleSeries#fill-the-points': 'color solid opacity stroke hollow empty circle',
  '/api/specs/xy/HistogramBarSeries#count-over-time': 'date histogram bucket interval events time',
  '/api/specs/xy/HistogramBarSeries#mix-it-with-lines-and-areas':
    'combine align line start center end bucket',
  '/api/specs/xy/LineSeries#bridge-gaps':
    'missing null values connect interpolate fit broken line holes',
  '/api/specs/xy/RectAnnotation#set-the-corners':
    'coordinates x0 x1 y0 y1 region range whole height width open end',
  '/api/specs/xy/RectAnnotation#put-it-over-or-under-the-data':
    'z index zIndex layer behind front order',
  '/docs/axes#format-ticks':
    'labels number date currency percent unit decimals formatter custom text',
  '/docs/axes#use-a-time-axis':
    'dates timestamps milliseconds timezone utc multilayer layers format months days hours',
  '/docs/data#show-what-is-missing':
    'null gaps missing values nan interpolate fit connect zero undefined holes broken line',
  '/docs/data#fill-between-two-values':
    'band range min max y0 area between confidence interval floating bars',
  '/docs/intro#add-a-legend-and-names': 'series name label title legend rename',
  '/docs/troubleshooting#the-legend-takes-too-much-room':
    'large legend too big width height small shrink chart scroll space many entries limit',
  '/docs/troubleshooting#scale-generation-for-the-multilayer-axis-failed':
    'error thrown exception crash time strings dates',
  '/examples/annotation/outside': 'bar strip along axis margin timeline',
  '/examples/area/log-scale': 'logarithmic minimum below one zero',
  '/examples/area/marks': 'points dots size visible elevation',
  '/examples/area/named-bounds': 'upper lower legend postfix names min max',
  '/examples/axis/time-ranges': 'zoom level year month day hour granularity labels tick format',
  '/examples/bubble/outliers': 'highlight single point color style',
  '/examples/bullet/error-budget': 'slo remaining target',
  '/examples/bullet/percent-bands': 'relative bands percentages',
  '/examples/bullet/services': 'multiple several grid rows',
  '/examples/bullet/value-labels': 'translate tooltip words labels',
  '/examples/goal/bands-by-value': 'color red yellow green depending thresholds gauge',
  '/examples/goal/label-functions': 'dynamic label computed text center',
  '/examples/goal/negative': 'gauge minus values',
  '/examples/heatmap/correlation': 'matrix diverging colors',
  '/examples/heatmap/hour-of-day': 'week day hour punch card activity',
  '/examples/heatmap/time-zone': 'utc timezone offset days',
  '/examples/histogram/over-target': 'highlight exceeded buckets color threshold limit',
  '/examples/histogram/ranges': 'candlestick ohlc high low stock price',
  '/examples/histogram/stacked': 'stack groups by category bins',
  '/examples/histogram/two-distributions': 'compare overlay overlapping transparent',
  '/examples/interaction/data-table': 'hidden table accessible values',
  '/examples/metric/array': 'list multiple values one tile',
  '/examples/metric/trends': 'many sparkline grid kpi',
  '/examples/mixed/ends-of-buckets': 'align points line bars center offset',
  '/examples/mixed/marked-extremes': 'min max point highlight label',
  '/examples/mixed/two-stacks': 'separate stack groups side by side same scale',
  '/examples/partition/treemap-labels': 'label font custom text rectangle',
  '/examples/partition/three-levels': 'nested rings hierarchy levels',
  '/examples/small-multiples/axis-style': 'title labels panels shared axis',
  '/examples/small-multiples/zigzag': 'wrap grid automatic rows columns',
  '/examples/theme/partial': 'override few settings merge custom theme',
  '/examples/theme/priority': 'several themes array merge order combined',
  '/examples/theme/texture': 'pattern hatched forecast stripes',
  '/examples/tooltip/selectable-rows': 'pinned select click row',
  '/examples/tooltip/table-parts': 'custom table cells rows components',
  '/examples/tooltip/metric-rows': 'extra value figure divider',
  '/examples/wordcloud/out-of-room': 'missing dropped words not fit',
  '/examples/annotation/weekends': 'grey out',
  '/examples/blocks/kpi-row': 'stat cards arrow',
  '/examples/blocks/report': 'figure caption',
  '/examples/flame/allocations': 'heap',
  '/examples/goal/vertical': 'thermometer tank',
  '/examples/legend/one-hidden': 'showInLegend',
  '/examples/line/dashed': 'strokeDasharray borderDash dotted',
  '/examples/linked-charts/cold-store': 'sensor monitoring',
  '/examples/linked-charts/dashboard': 'cross filter',
  '/examples/meter/baseline': 'diverging plus minus',
  '/examples/meter/square-ends': 'segmented',
  '/examples/meter/threshold': 'turns red battery',
  '/examples/wordcloud/exponential': 'exaggerate',
  '/examples/wordcloud/weight-functions': 'size differences',
};
