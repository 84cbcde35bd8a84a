import { useKeeping } from './keeping.ts';
import type { Batch } from './kept-state.ts';
import './keep.css';

/** What has to be known of a recipe to keep it. */
export type Keepable = { slug: string; title: string; path: string; estimatedCost: number };

type Props = {
  recipe: Keepable;
  /** On a card over its picture, in a row of its own, or with words under a title. */
  look: 'card' | 'row' | 'words';
  /** What goes into the basket, where it is not a batch as written. */
  batch?: Batch;
};

/** The room for the buttons that save, compare or cook a recipe: they need a browser, and come when there is one. */
export function KeepSlot({ recipe, look, batch }: Props) {
  const controls = useKeeping(look === 'words');
  return (
    <div className={`keep keep--${look} no-print`}>
      {controls && <controls.KeepButtons {...{ recipe, look, batch }} />}
    </div>
  );
}
