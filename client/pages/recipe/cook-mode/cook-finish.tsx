import { Star } from 'lucide';
import type { Ref } from 'react';
import { useSignedIn } from '#client/state/session.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { LoadedRecipe } from '../recipe-loader.ts';
import { RecipeNote } from '../recipe-note.tsx';
import '../recipe-note.css';

type Props = {
  recipe: LoadedRecipe;
  /** The element that takes the focus, so that screen readers read the screen. */
  ref: Ref<HTMLElement>;
  /** Called to leave cook mode and go to the comments. */
  onRate: () => void;
};

/** The screen after the last step, to mark the dish as cooked, note changes for next time, and rate it. */
export function CookFinish({ recipe, ref, onRate }: Props) {
  const isMember = Boolean(useSignedIn());
  return (
    <section className="cook-screen" ref={ref} tabIndex={-1} aria-labelledby="cook-title">
      <h2 className="cook-screen__title" id="cook-title">
        Nice work
      </h2>
      <p className="cook-screen__note">Enjoy your {recipe.title}.</p>
      <RecipeNote recipe={recipe} />
      <button type="button" className="cook-screen__rate" onClick={onRate}>
        <Icon of={Star} size={18} />
        {isMember ? 'Rate it now' : 'Read and write comments'}
      </button>
    </section>
  );
}
