import { useState } from 'react';
import { DishChoices } from '#client/features/search/dish-choices.tsx';
import { plan } from '#client/state/plan.ts';
import { type Product, useBrowserStore } from '#client/state/store.ts';
import { dayInWords } from '#client/ui/days.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { showToast } from '#client/ui/toast.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/catalogue.ts';

/** A dialog to find a dish for a day, by its name or among suggestions. Pressing a dish plans it. */
export function FindDishModal({ day, onClose }: { day: string; onClose: () => void }) {
  const saved = useBrowserStore((state) => state.saved) ?? [];
  const [text, setText] = useState('');
  const choose = (dish: Product, servings?: number) => {
    plan({ day, dish, servings });
    onClose();
    showToast(`${dish.title} is planned for ${dayInWords(day)}.`, { kind: 'success' });
  };
  const latestFirst = saved.toReversed().map(({ lists: _lists, servings, ...dish }) => ({ dish, servings }));
  return (
    <Modal title={`A dish for ${dayInWords(day)}`} onClose={onClose}>
      <form className="form" method="post" onSubmit={(event) => event.preventDefault()}>
        <Field
          label="Find a dish"
          name="q"
          type="search"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      <DishChoices text={text} ownDishes={{ title: 'Saved recipes', dishes: latestFirst }} onChoose={choose} />
    </Modal>
  );
}
