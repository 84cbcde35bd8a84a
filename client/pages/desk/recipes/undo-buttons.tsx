import { Redo2, Undo2 } from 'lucide';
import { Icon } from '#client/ui/icon.tsx';
import type { useText } from './use-text.ts';

/** Undo and Redo for both views, because phones have no Ctrl+Z. */
export function UndoButtons({ fileText }: { fileText: ReturnType<typeof useText> }) {
  return (
    <div className="publish-bar__undo">
      <button
        type="button"
        className="button button--quiet"
        aria-label="Undo"
        disabled={!fileText.canUndo}
        onClick={fileText.undo}
      >
        <Icon of={Undo2} size={18} />
      </button>
      <button
        type="button"
        className="button button--quiet"
        aria-label="Redo"
        disabled={!fileText.canRedo}
        onClick={fileText.redo}
      >
        <Icon of={Redo2} size={18} />
      </button>
    </div>
  );
}
