import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { searchKeymap } from '@codemirror/search';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The style of text editors at the desk, in the site's colors, light and dark. */
const editorTheme = [
  EditorView.theme({
    '&': { backgroundColor: 'var(--paper-raised)', color: 'var(--ink)', fontSize: '0.9375rem', maxBlockSize: '70vh' },
    '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
    '.cm-scroller': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', lineHeight: '1.5' },
    '.cm-content': { caretColor: 'var(--ink)' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)' },
    '.cm-gutters': { backgroundColor: 'var(--injera-soft)', color: 'var(--ink-soft)', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--injera-soft)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'var(--injera)',
    },
    '.cm-tooltip, .cm-panels': {
      backgroundColor: 'var(--paper-raised)',
      color: 'var(--ink)',
      border: '1px solid var(--rule)',
    },
    '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--injera)', color: 'var(--ink)' },
    '.cm-diagnosticAction': {
      backgroundColor: 'var(--berbere-fill)',
      color: 'var(--on-berbere)',
      fontSize: '0.875rem',
    },
    '.cm-diagnostic': { fontFamily: 'var(--sans)', fontSize: '0.9375rem' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--berbere)' },
      { tag: tags.comment, color: 'var(--ink-soft)', fontStyle: 'italic' },
      { tag: [tags.number, tags.bool, tags.string, tags.content], color: 'var(--ink)' },
      { tag: [tags.punctuation, tags.separator, tags.meta], color: 'var(--teff)' },
    ]),
  ),
];

/**
 * Returns the extensions of every text editor at the desk. Tab leaves the editor, like any other field.
 * @param label - the name for screen readers
 */
export function editorSetup(label: string) {
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    history(),
    drawSelection(),
    closeBrackets(),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...completionKeymap,
      ...lintKeymap,
    ]),
    yaml(),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    ...editorTheme,
  ];
}

/**
 * Returns the shadow root of an element, as the root of an editor view. In a shadow root, the view adds constructed
 * style sheets, which the site's policy allows; elsewhere it would add style elements, which the policy forbids.
 */
export function getShadow(element: HTMLElement): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: 'open' });
}
