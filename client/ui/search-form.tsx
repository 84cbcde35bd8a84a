import { Search } from 'lucide';
import { useId } from 'react';
import { Form } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/catalogue.ts';
import { Icon } from './icon.tsx';
import './search-form.css';

type Props = {
  /** Label, visible above the field only if `labeled`. */
  label: string;
  labeled?: boolean;
  /** The initial text. */
  term?: string;
};

/** A search field that opens the page of results, with or without scripts. */
export function SearchForm({ label, labeled = false, term = '' }: Props) {
  const id = useId();
  return (
    <Form className="search-form" action={paths.search} role="search" aria-label={label}>
      <label className={labeled ? 'search-form__label' : 'visually-hidden'} htmlFor={id}>
        {label}
      </label>
      <div className="search-form__row">
        <input
          key={term}
          className="search-form__field"
          id={id}
          name="q"
          dir="auto"
          type="search"
          defaultValue={term}
          placeholder={labeled ? undefined : label}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          required
        />
        <button type="submit" className="search-form__button" aria-label="Search">
          <Icon of={Search} size={20} />
        </button>
      </div>
    </Form>
  );
}
