import { Search } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { Form } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/catalogue.ts';

type Props = {
  ref: Ref<HTMLInputElement>;
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** An arrow key went down (1) or up (-1) the list. */
  onMove: (step: 1 | -1) => void;
  listId: string;
  /** `true` if there is anything in the list. */
  expanded: boolean;
  /** The chosen result. */
  activeId?: string;
};

/** The field, with the list of results as its popup. */
export function SearchField({ ref, text, onText, onSubmit, onMove, listId, expanded, activeId }: Props) {
  const id = useId();
  const walk = (event: KeyboardEvent) => {
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
      <Search className="search__sign" aria-hidden="true" size={24} />
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
        onKeyDown={walk}
      />
    </Form>
  );
}
