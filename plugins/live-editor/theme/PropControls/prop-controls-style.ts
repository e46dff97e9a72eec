import { addStyle } from '../../../../shared/browser/add-style';

const styleId = 'prop-controls-style';

/** Style of the controls. A .css import would be loaded on every page. */
const css = `
.prop-controls {
  container-type: inline-size;
  color: var(--color-text);
  font: var(--font-13);
}
.prop-controls p {
  margin: 0;
}
.prop-controls fieldset {
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
}
.prop-controls .prop-controls-status:not(:empty) {
  padding: var(--space-2) var(--space-3);
  color: var(--color-text-secondary);
}
.prop-controls details {
  margin: 0;
  border-bottom: 1px solid var(--color-border);
}
.prop-controls summary {
  display: flex;
  gap: var(--space-2);
  align-items: baseline;
  min-height: 2.25rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-1);
  cursor: pointer;
  list-style: none;
}
.prop-controls summary::-webkit-details-marker {
  display: none;
}
.prop-controls summary::before {
  flex: none;
  width: 0.5em;
  height: 0.5em;
  border: solid currentColor;
  border-width: 0 1.5px 1.5px 0;
  content: '';
  rotate: -45deg;
}
.prop-controls details[open] > summary::before {
  rotate: 45deg;
}
.prop-controls summary:hover {
  background: var(--color-background-muted);
}
.prop-controls summary code {
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text-strong);
  font: var(--font-code);
  font-weight: 600;
}
.prop-controls-id {
  overflow: hidden;
  color: var(--color-text-secondary);
  text-overflow: ellipsis;
  white-space: nowrap;
}
.prop-controls-count {
  margin-left: auto;
  color: var(--color-text-tertiary);
  white-space: nowrap;
}
.prop-controls-body {
  padding: 0 var(--space-3) var(--space-3);
}
.prop-controls-about {
  color: var(--color-text-secondary);
  font: var(--font-12);
  overflow-wrap: anywhere;
}
.prop-controls-body > .prop-controls-about a {
  display: inline-block;
  line-height: 1.5rem;
}
.prop-controls-blocked {
  color: var(--color-amber-text);
}
.prop-controls-row {
  display: grid;
  grid-template-columns: minmax(7rem, 9.5rem) minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: center;
  padding-block: var(--space-2);
}
.prop-controls-row > .prop-controls-about {
  grid-column: 1 / -1;
}
.prop-controls-name {
  display: flex;
  gap: var(--space-1);
  align-items: center;
  min-width: 0;
  color: var(--color-text);
  overflow-wrap: anywhere;
}
.prop-controls-row[data-set] .prop-controls-name {
  color: var(--color-text-strong);
  font-weight: 600;
}
.prop-controls-name a {
  display: grid;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  place-items: center;
  border-radius: var(--radius-1);
  font-weight: 600;
}
.prop-controls-name a:hover {
  background: var(--color-background-muted);
}
.prop-controls-field {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  min-width: 0;
}
.prop-controls :is(input:not([type='checkbox'], [type='radio'], [type='range']), select, button) {
  min-height: 1.75rem;
  margin: 0;
  padding: 0 var(--space-2);
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-1);
  background: var(--color-background);
  color: var(--color-text);
  font: var(--font-13);
}
.prop-controls :is(input[type='text'], select) {
  flex: 1 1 7rem;
  min-width: 0;
  max-width: 16rem;
}
.prop-controls input::placeholder {
  color: var(--color-text-tertiary);
  opacity: 1;
}
.prop-controls input[type='number'] {
  flex: none;
  width: 5.5rem;
}
.prop-controls input[type='range'] {
  flex: 1 1 5rem;
  min-width: 0;
  max-width: 10rem;
  height: 1.5rem;
  margin: 0;
  background: none;
  appearance: none;
}
.prop-controls input::-webkit-slider-runnable-track {
  height: 4px;
  border-radius: 2px;
  background: var(--color-border-control);
}
.prop-controls input::-moz-range-track {
  height: 4px;
  border-radius: 2px;
  background: var(--color-border-control);
}
.prop-controls input::-webkit-slider-thumb {
  width: 1rem;
  height: 1rem;
  margin-top: -6px;
  border-radius: 50%;
  background: var(--color-primary);
  appearance: none;
}
.prop-controls input::-moz-range-thumb {
  width: 1rem;
  height: 1rem;
  border: 0;
  border-radius: 50%;
  background: var(--color-primary);
}
.prop-controls input[type='color'] {
  flex: none;
  width: 2.25rem;
  padding: 2px;
  cursor: pointer;
}
.prop-controls input[type='color'][data-default] {
  border-style: dashed;
}
.prop-controls button {
  font-weight: 600;
  cursor: pointer;
}
.prop-controls button:hover {
  background: var(--color-background-muted);
}
.prop-controls-boolean {
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-height: 1.75rem;
  padding-right: var(--space-2);
  color: var(--color-text-secondary);
  cursor: pointer;
}
.prop-controls input[type='checkbox'] {
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: var(--color-primary);
}
.prop-controls-options {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
}
.prop-controls-options label {
  position: relative;
  display: grid;
}
.prop-controls-options input {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
}
.prop-controls-options span {
  display: grid;
  min-width: 2rem;
  min-height: 1.75rem;
  padding: 0 var(--space-2);
  place-items: center;
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-1);
}
.prop-controls-options input:hover + span {
  background: var(--color-background-muted);
}
.prop-controls-options small {
  align-self: center;
  color: var(--color-text-secondary);
  font: var(--font-12);
}
.prop-controls-options input:checked + span {
  border-color: var(--color-primary);
  background: var(--color-primary);
  color: var(--color-text-on-primary);
}
.prop-controls-options[data-default] input:checked + span {
  background: var(--color-selected-background);
  color: var(--color-selected-text);
}
.prop-controls :is(summary, input, select, button, a):focus-visible,
.prop-controls-options input:focus-visible + span {
  outline: 2px solid var(--color-focus);
  outline-offset: 1px;
}
.prop-controls :disabled {
  cursor: not-allowed;
}
.prop-controls fieldset:disabled :is(.prop-controls-field, .prop-controls-name) {
  opacity: 0.6;
}
.prop-controls .prop-controls-others {
  border: 0;
}
.prop-controls .prop-controls-others > summary {
  padding-inline: 0;
  color: var(--color-link);
}
.prop-controls-filter {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  padding-block: var(--space-1);
}
@container (max-width: 26rem) {
  .prop-controls-row {
    grid-template-columns: minmax(0, 1fr);
  }
}
@media (max-width: 996px) {
  /* Safari on iOS zooms in on fields with smaller text. */
  .prop-controls :is(input, select) {
    font: var(--font-16);
  }
}
@media (pointer: coarse) {
  .prop-controls :is(summary, input:not([type='checkbox'], [type='radio']), select, button),
  .prop-controls-boolean,
  .prop-controls-options span {
    min-height: var(--size-touch-target);
  }
  .prop-controls-name a {
    width: var(--size-touch-target);
    height: var(--size-touch-target);
  }
}
@media (forced-colors: active) {
  .prop-controls input::-webkit-slider-runnable-track {
    background: ButtonBorder;
    forced-color-adjust: none;
  }
  .prop-controls input::-webkit-slider-thumb {
    background: Highlight;
    forced-color-adjust: none;
  }
  .prop-controls-options[data-default] input:checked + span,
  .prop-controls-options input:checked + span {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
}
`;

/** Adds the style to the page, once. */
export const addPropControlsStyle = (): void => addStyle(styleId, css);
