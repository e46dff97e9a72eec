// cspell:ignore colou eachother trendline synchronise colour ylabel xlabel tagcloud screenreader
import { stem } from './stem';

/**
 * Words of the charting field that mean the same, one group a line. A word of a query also finds the other words of
 * its group, with less weight. Keep groups narrow: a word that is common on this site belongs in no group.
 */
const groups = `
gauge, goal, speedometer, dial, radial
donut, doughnut, pie, partition, ring
sunburst, treemap, icicle, partition
slice, sector, wedge
zoom, brush, drilldown
pan, scroll
sync, synchronize, synchronise, linked, connect, synchronized
crosshair, cursor
hover, mouseover, over
click, press, tap, onclick
event, listener, callback, handler
colour, color, palette, scheme
dark, night
hide, remove, disable, none
show, display, visible, enable
blank, empty, nothing, missing, invisible, disappear, vanish
clipped, cut, truncated, cropped, overflow, ellipsis
overlap, collide, collision
rotate, turn, angle, vertical
gridline, grid
ylabel, xlabel, title
label, text, caption
tick, mark
threshold, target, limit, reference
vertical, column
horizontal, sideways, rotated
percent, percentage, share
log, logarithmic
gap, null, missing, undefined, nan
interpolate, fit, fill
smooth, curve, spline
scatter, bubble, point
dot, point, marker, circle
radar, unsupported
kpi, metric, stat, number
sparkline, trend
tagcloud, wordcloud
progress, meter, bullet
range, domain, min, max, minimum, maximum, extent
scale, domain
format, formatter, formatting
date, time, timestamp, datetime
timezone, utc, zone
locale, language, i18n, translate, internationalization
facet, trellis, multiples, grid, panel
export, download, save, png, image, screenshot
resize, responsive, width, size
height, size
animate, animation, transition
performance, slow, fast, speed, lag
ssr, nextjs, server, hydration
jest, test, jsdom, vitest
css, stylesheet, style
theme, style, look
font, typography, fontfamily
a11y, accessibility, screenreader, aria
tooltip, popover, popup, hint
custom, override, replace, own
annotation, marker
sort, order, ordering
histogram, bin, bucket
width, thickness
nearest, snap
combine, mixed, mix, combo
rerender, update, refresh
error, exception, throws, crash, fail, failed
install, setup, npm, yarn
typescript, type, typing
stretch, fill
dimension, size
secondary, second, dual, two
`;

/** Words that stand for others, but not the other way around: what follows the arrow is as good as what was typed. */
const aliases = `
column > bar
facet, trellis > multiples panel
a11y > accessibility
spline > curve smooth
off > disable hide none
doughnut > donut
tagcloud > wordcloud
turned, vertical > rotate
holes, hole > missing gap
outline > border stroke
dashboard > charts
shrink, grow > resize
high, tall, wide > height width size
truncated > cut
transparent, translucent > opacity
pattern, hatching > texture
alternative, alt > description aria
legends > legend
forecast, prediction > dash
today, now > annotation
drag, dragged, selection, select > brush
together > synchronized connect
holes > gap
package, version, require > install
kpi > metric
flamegraph > flame
invert, inverted, flip, mirror > reverse
space, spacing > gap padding
thick, thin > thickness width
card > container
mobile, phone, tablet > narrow
touch > mobile
brand > palette
undo > reset
heat > heatmap
generator, editor, builder, designer > theme
realtime, streaming, websocket > live
spinner, skeleton > loading
csp > policy
zindex > hidden
clustered > grouped
rtl > right left
german, french, spanish, italian, dutch, japanese, chinese, portuguese > locale language
monday, sunday > dow
inactive, unchecked, deselected > hidden
diagonal > rotate
percentage > percent
subplot, subplots > multiples panel
anomaly, anomalies > outlier
circular > circle ring
proportion, proportions > share
biggest > largest
decimals > digits
segment, segments > slice layer
crammed, cramped, crowded, cluttered, jammed, colliding > overlap
squished, squashed, squeezed, distorted, stretched > size resize
hogs, eats, occupies > room
lump, lumped, remainder > other group
mouse > pointer
keypress, keystroke > typing
redraw, redraws, redrawn, repaint, repaints > rerender
uptime, elapsed, stopwatch > duration
predicted, projected, estimated > forecast dash
tiny > small
huge, giant, massive, enormous > large
grey > gray
fuzzy, pixelated, grainy, blurry > blurred
flashes, blinks, jumpy > flicker
stuck, frozen, hangs, hanging > freeze
staircase, stepped > step
wavy > smooth
mean, avg > average
quantile, quantiles > percentile
roadmap, schedule, tasks > gantt plan
leaderboard > sort largest
jpg, jpeg > png print
bounds > domain min max
duplicate, duplicates, duplicated, identical > repeated twice
overshoot, overshoots > curve
excel, spreadsheet > csv
fetching > loading
maximize, fullscreen > fill container
taller > height
wider > width
bigger, larger, smaller > size
thicker, thinner > thickness width
dimmed, greyed, grayed > dim
unreadable, illegible > contrast overlap
tilted, tilt, slanted > rotate
granularity > bucket interval
hourly, daily, weekly, monthly, yearly > bucket interval
typings, generics, tsx > typescript
cypress, puppeteer, selenium, e2e > playwright
tabindex, focusable > keyboard
nvda, jaws, narrator, voiceover > screenreader
okr, quota > target
sla, slo > threshold
deploy, deploys, rollout > deployment
outage, downtime > period maintenance
thumbnail, mini > small sparkline
callstack, profiler, stacktrace > flame
reorder, rearrange > sort order
digits > decimals
rounding > digits decimals
overlay, drawer > modal
tint, hue > color
squares > cell
leader > link
dataset, datasets > data
swap, swapped > replace
sticky, sticks > open
nth > second
cap, capped > maximum
enlarge, magnify > zoom
`;

/** Phrases that stand for a word; their own words would find other items. */
const phrases = `
eachother > each other
turn off, turned off, switch off > disable
(?:switch|turn) (\\w+) off > hide $1
turn on, switch on > enable
get rid of, take away > remove
word cloud, word clouds, tag cloud > wordcloud
heat map, heat maps > heatmap
without (?:any )?(?:dots|points|markers|circles|symbols) > hide points
heat calendar > heatmap calendar
tree map, tree maps > treemap
scatter plot, scatter chart > scatter
trend line, trend lines > trendline
goal line, target line, limit line > reference line
z-index > zindex
different scales, different scale > second axis
real time, real-time > live
cut off, cut-off > clipped
line up > align
(?<!flame |bullet |stream )graphs? > chart
tell apart > distinguish
run into each other > overlap
(?<!charts? )(?:next to each other|side by side) > grouped
next to each other > side by side
every other > every second
on top of each other > stacked
hover box, hover text, hover card, hover label, hover info > tooltip
(?:on|in|into|over|across) (?:two|2|multiple|several) lines > wrap lines
same colou?rs? > fixed color
(?:dates? )?(?:is |are )?off by (?:one|a|1) day, (?:dates? )?(?:is |are )?(?:one|a|1) day off > times off hours wrong date
day early, day late, day off, day behind, day ahead, off by one day, wrong day > times off date
skip (?:nulls?|missing|empty|nan), ignore (?:nulls?|missing|empty|nan) > connect missing
last \\d+ (?:minutes?|mins?|hours?|days?|weeks?) > fixed range last hours
gr[ea]y out, blank out, block out > shade period
lined up, lining up > align
(?:after|behind) (?:the )?(?:decimal )?(?:point|comma) > decimals
bridge chart, cascade chart, profit bridge, loss bridge > waterfall
stacked percent, percent stacked, stacked percentage, 100% stacked, 100 % stacked > stack percent 100
profit and loss > profit loss
inline chart, inline charts, chart (?:in|inside) (?:a )?(?:table|cell) > sparkline
go away > disappear
below zero, less than zero > negative
0px, 0 px, zero height, no height, height 0 > zero height blank
not showing, not displayed, not displaying, not rendering, not appearing > show invisible
not visible > visible invisible
does not show up, doesn't show up, do not show up > invisible
does not appear, doesn't appear, does not render, doesn't render > invisible
`;

const replacements = phrases
  .trim()
  .split('\n')
  .flatMap((line): [RegExp, string][] => {
    const [list = '', word = ''] = line.split(' > ');
    return list.split(', ').map((phrase) => [new RegExp(`\\b${phrase}\\b`, 'gi'), word]);
  });

/** Replaces phrases in a query by the words that they stand for. */
export const replacePhrases = (query: string): string =>
  replacements.reduce((text, [phrase, word]) => text.replace(phrase, word), query);

/** How a related word relates to the one typed. */
export type Relation = 'alias' | 'synonym';

const related = new Map<string, [word: string, relation: Relation][]>();
const relate = (word: string, other: string, relation: Relation) =>
  related.set(stem(word), [...(related.get(stem(word)) ?? []), [stem(other), relation]]);
for (const line of groups.trim().split('\n')) {
  const group = line.split(', ');
  for (const word of group)
    for (const other of group) if (other !== word) relate(word, other, 'synonym');
}
for (const line of aliases.trim().split('\n')) {
  const [words = '', others = ''] = line.split(' > ');
  for (const word of words.split(', '))
    for (const other of others.split(' ')) relate(word, other, 'alias');
}

/** Returns the terms that a term also stands for: "resize" and "resizing" have the same synonyms. */
export const relatedTerms = (term: string): readonly [term: string, relation: Relation][] =>
  related.get(term) ?? [];
