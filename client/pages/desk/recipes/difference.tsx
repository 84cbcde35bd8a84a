import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { editorSetup, getShadow } from './editor-setup.ts';

/** Shows the differences between two texts, read-only. */
export function Difference({ from, to, label }: { from: string; to: string; label: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return undefined;
    const root = getShadow(container.current);
    const view = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: to,
        extensions: [
          ...editorSetup(label),
          EditorState.readOnly.of(true),
          unifiedMergeView({ original: from, mergeControls: false, collapseUnchanged: { margin: 2 } }),
        ],
      }),
    });
    return () => view.destroy();
  }, [from, to, label]);
  return from === to ? <p>The texts are the same.</p> : <div ref={container} className="text-editor" />;
}
