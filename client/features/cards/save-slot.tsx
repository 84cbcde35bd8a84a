import { useBrowserStore } from '#client/state/store.ts';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import type { SaveProps } from './save-buttons.tsx';
import './save-slot.css';

/**
 * Space for the buttons that save, plan, compare or shop for a recipe. With labels, the buttons load at once; otherwise
 * they load when the visitor interacts with the page or has recipes in a list.
 */
export function SaveSlot(props: SaveProps) {
  const needsButtons = useBrowserStore(
    ({ active, saved, compare, basket }) =>
      active || [saved, compare, basket].some((list) => list !== undefined && list.length > 0),
  );
  return (
    <div className={`save-buttons save-buttons--${props.look} no-print`}>
      <LazyPart
        load={() => import('./save-buttons.tsx')}
        when={needsButtons || props.look === 'words' ? 'now' : 'intent'}
      >
        {({ SaveButtons }) => <SaveButtons {...props} />}
      </LazyPart>
    </div>
  );
}
