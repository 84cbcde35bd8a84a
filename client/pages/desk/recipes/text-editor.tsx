import { autocompletion } from '@codemirror/autocomplete';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getDifference, toChange, toFixLabel } from './apply-fix.ts';
import { getCompletions, type Words } from './completions.ts';
import { editorSetup, getShadow } from './editor-setup.ts';
import type { ContentProblem } from './use-check.ts';

type Props = {
  /** The name for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the line of the cursor, from 1. */
  onLine: (line: number) => void;
  problems: readonly ContentProblem[];
  warnings: readonly ContentProblem[];
  words: Words | undefined;
  /** A line to go to. */
  target: { line: number } | undefined;
};

/** The text of a file, with the check's problems in its lines, and completions. */
export function TextEditor({ label, value, onChange, onLine, problems, warnings, words, target }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  // A changed title must not create another editor.
  const [initialLabel] = useState(label);
  const wordsRef = useRef(words);
  const initialValue = useRef(value);
  const reportChange = useEffectEvent(onChange);
  const reportLine = useEffectEvent(onLine);
  useEffect(() => {
    wordsRef.current = words;
  }, [words]);
  useEffect(() => {
    if (!container.current) return undefined;
    const root = getShadow(container.current);
    const view = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: initialValue.current,
        extensions: [
          ...editorSetup(initialLabel),
          lintGutter(),
          // Enter ends a line, unless a completion is selected.
          autocompletion({ override: [getCompletions(() => wordsRef.current)], selectOnOpen: false }),
          EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
            if (docChanged) reportChange(state.doc.toString());
            if (docChanged || selectionSet) reportLine(state.doc.lineAt(state.selection.main.head).number);
          }),
        ],
      }),
    });
    editor.current = view;
    return () => view.destroy();
  }, [initialLabel]);
  useEffect(() => {
    const view = editor.current;
    // The text was changed outside the editor: by undo, a fix, or another version.
    if (view && view.state.doc.toString() !== value)
      view.dispatch({ changes: getDifference(view.state.doc.toString(), value) });
  }, [value]);
  useEffect(() => {
    const view = editor.current;
    if (view)
      view.dispatch(
        setDiagnostics(view.state, [
          ...problems.map((problem) => getDiagnostic(problem, problem.isMissing ? 'info' : 'error', view)),
          ...warnings.map((warning) => getDiagnostic(warning, 'warning', view)),
        ]),
      );
  }, [problems, warnings]);
  useEffect(() => {
    const view = editor.current;
    if (!view || !target) return;
    const { from, to, text } = view.state.doc.line(Math.min(target.line, view.state.doc.lines));
    // Selects the question in the line, so that typing replaces it.
    const question = text.search(/(?<=[:-] )# /);
    const selection = { anchor: question < 0 ? to : from + question, head: to };
    view.dispatch({ selection, effects: EditorView.scrollIntoView(to, { y: 'center' }) });
    view.focus();
  }, [target]);
  return <div ref={container} className="text-editor" />;
}

/** Returns a problem as the editor marks it, with the action that fixes it. */
function getDiagnostic(problem: ContentProblem, severity: Diagnostic['severity'], view: EditorView): Diagnostic {
  const { line, message, fix } = problem;
  const { from, to } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
  return {
    from,
    to,
    severity,
    message,
    actions: fix
      ? [
          {
            name: toFixLabel(fix.text),
            apply: (target) => target.dispatch({ changes: toChange(problem, target.state.doc.toString()) }),
          },
        ]
      : [],
  };
}
