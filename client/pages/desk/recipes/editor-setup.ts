import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
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
import { editorTheme } from './editor-theme.ts';

/**
 * Returns what every text of the desk has. Tab leaves it, as it leaves any field.
 * @param label its name for those who do not see it
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
 * Returns the shadow root of an element, to put a view in: there its styles are sheets of their own, which the site's policy
 * allows, and not inline elements, which it does not.
 */
export function shadowOf(place: HTMLElement): ShadowRoot {
  return place.shadowRoot ?? place.attachShadow({ mode: 'open' });
}
