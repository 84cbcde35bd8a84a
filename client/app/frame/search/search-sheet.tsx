import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { rememberSearch } from '#client/state/recent-searches.ts';
import { Drawer } from '#client/ui/drawer.tsx';
import { SearchField } from './search-field.tsx';
import { SearchIdeas } from './search-ideas.tsx';
import { SearchResults } from './search-results.tsx';
import { useChoice } from './use-choice.ts';
import { useSearch } from './use-search.ts';

type Props = { open: boolean; onClose: () => void };

/** The search, over the top of the page. */
export function SearchSheet({ open, onClose }: Props) {
  const [text, setText] = useState('');
  const term = text.trim().replace(/\s+/g, ' ');
  const { found, failed, goTo, retry } = useSearch(open ? term : '');
  const { chosen, move } = useChoice(found);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const optionId = (index: number) => `${listId}-${index}`;

  const remember = () => rememberSearch(term);
  const close = () => {
    setText('');
    onClose();
  };
  const submit = () => {
    const option = chosen === undefined ? undefined : found?.items[chosen];
    if (term === '') return;
    remember();
    void navigate(option ? option.path : paths.searchFor(term));
  };
  const searchAgain = (recent: string) => {
    setText(recent);
    field.current?.focus();
  };
  return (
    <Drawer
      open={open}
      onClose={close}
      label="Search"
      side="top"
      heading={
        <SearchField
          ref={field}
          text={text}
          onText={setText}
          onSubmit={submit}
          onMove={move}
          listId={listId}
          expanded={found !== undefined && found.items.length > 0}
          activeId={chosen === undefined ? undefined : optionId(chosen)}
        />
      }
    >
      <div className="search__body">
        {term === '' && <SearchIdeas onChoose={searchAgain} />}
        <SearchResults
          term={term}
          found={found}
          failed={failed}
          listId={listId}
          optionId={optionId}
          chosen={chosen}
          onFollow={remember}
          onPage={goTo}
          onRetry={retry}
        />
      </div>
    </Drawer>
  );
}
