import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
/** Colors of the highlighted listings. */
export const highlightStyle = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.operator, tags.typeOperator],
    color: 'var(--color-code-keyword)',
  },
  {
    tag: [tags.number, tags.bool, tags.null, tags.propertyName, tags.constant(tags.name)],
    color: 'var(--color-code-constant)',
  },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--color-code-string)' },
  { tag: tags.comment, color: 'var(--color-code-comment)' },
  { tag: tags.tagName, color: 'var(--color-code-tag)' },
  {
    tag: [tags.attributeName, tags.function(tags.variableName), tags.typeName, tags.className],
    color: 'var(--color-code-function)',
  },
]);
/** The box of a listing: the text keeps its place when the editor replaces it. */
export const editorTheme = EditorView.theme({
  '&': { maxHeight: '32rem', background: 'none', color: 'var(--color-text)' },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
  '.cm-scroller': {
    font: 'var(--font-code)',
    fontVariantLigatures: 'none',
    scrollbarWidth: 'thin',
  },
  '.cm-content': { padding: 'var(--space-3) 0', caretColor: 'var(--color-text-strong)' },
  '.cm-line': { padding: '0 var(--space-4)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text-strong)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'var(--color-selected-background)' },
  '.cm-selectionMatch, &.cm-focused .cm-matchingBracket': {
    background: 'var(--color-background-muted)',
    outline: '1px solid var(--color-border-strong)',
  },
  '.cm-searchMatch': { background: 'var(--color-selected-background)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--color-focus)' },
  '.cm-tooltip, .cm-panels': {
    border: '1px solid var(--color-border)',
    background: 'var(--color-background-raised)',
    color: 'var(--color-text)',
    font: 'var(--font-13)',
  },
  '.cm-tooltip': {
    maxWidth: 'min(30rem, 100vw - 2rem)',
    borderRadius: 'var(--radius-2)',
    boxShadow: 'var(--shadow-2)',
  },
  '.cm-panels.cm-panels-bottom': { borderWidth: '1px 0 0' },
  '.cm-panel.cm-search': { padding: 'var(--space-2) var(--space-6) var(--space-2) var(--space-3)' },
  '.cm-textfield, .cm-button': {
    minHeight: '1.75rem',
    border: '1px solid var(--color-border-control)',
    borderRadius: 'var(--radius-1)',
    background: 'var(--color-background)',
    backgroundImage: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '.cm-panel.cm-search [name=close]': { color: 'inherit', minWidth: '1.5rem', minHeight: '1.5rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { font: 'var(--font-code)', maxHeight: '14rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--color-selected-background)',
    color: 'var(--color-selected-text)',
  },
  '.cm-completionDetail': { color: 'var(--color-text-secondary)', fontStyle: 'normal' },
  '.cm-completionInfo': { padding: 'var(--space-2) var(--space-3)' },
  '.cm-diagnostic': { borderLeftWidth: '3px' },
  '.cm-changedLine': { background: 'var(--color-added-background) !important' },
  '.cm-deletedChunk': {
    padding: '0 var(--space-4)',
    background: 'var(--color-removed-background)',
    color: 'var(--color-removed-text)',
  },
  '.cm-gutters': { border: 0, background: 'none' },
});
