import { Search } from 'lucide';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { Form } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/catalogue.ts';

type Props = {
  ref: Ref<HTMLInputElement>;
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** Called for the arrow keys: 1 for down, -1 for up. */
  onMove: (step: 1 | -1) => void;
  listId: string;
  /** `true` if the list has results. */
  expanded: boolean;
  /** Id of the selected result. */
  activeId?: string;
};

/** The search field, whose popup is the list of results. */
export function SearchField({ ref, text, onText, onSubmit, onMove, listId, expanded, activeId }: Props) {
  const id = useId();
  const moveByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onMove(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <Form
      className="search__form"
      action={paths.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon of={Search} className="search__sign" size={24} />
      <label className="visually-hidden" htmlFor={id}>
        Search recipes
      </label>
      <input
        ref={ref}
        className="search__field"
        id={id}
        name="q"
        dir="auto"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="search"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder="A dish, an ingredient, a cuisine"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={moveByArrow}
      />
    </Form>
  );
}
