import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type SearchHits, useSearch } from '#client/features/search/use-search.ts';
import { paths } from '#client/paths.ts';
import { rememberSearch } from '#client/state/recent-searches.ts';
import { Drawer } from '#client/ui/drawer.tsx';
import { SearchField } from './search-field.tsx';
import { SearchIdeas } from './search-ideas.tsx';
import { getOptionPaths } from './search-options.tsx';
import { SearchResults } from './search-results.tsx';
import './search.css';

type Props = { open: boolean; onClose: () => void };

/** The search drawer, at the top of the page. */
export function SearchDrawer({ open, onClose }: Props) {
  const [text, setText] = useState('');
  const term = text.trim().replace(/\s+/g, ' ');
  const { hits, hasFailed, goTo, retry } = useSearch(open ? term : '');
  const { activeIndex, move } = useChoice(term, hits);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const optionId = (index: number) => `${listId}-${index}`;

  const activeId = activeIndex === undefined ? undefined : optionId(activeIndex);
  // The focus stays in the field, so the browser does not bring the option into view.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const remember = () => rememberSearch(term);
  const close = () => {
    setText('');
    onClose();
  };
  const submit = () => {
    const option = activeIndex === undefined || !hits ? undefined : getOptionPaths(hits)[activeIndex];
    if (term === '') return;
    remember();
    void navigate(option ?? paths.searchFor(term));
  };
  const fillIn = (recent: string) => {
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
          expanded={hits !== undefined && getOptionPaths(hits).length > 0}
          activeId={activeId}
        />
      }
    >
      <div className="search__body">
        {term === '' && <SearchIdeas onChoose={fillIn} />}
        <SearchResults
          term={term}
          hits={hits}
          hasFailed={hasFailed}
          listId={listId}
          optionId={optionId}
          activeIndex={activeIndex}
          onFollow={remember}
          onPage={goTo}
          onRetry={retry}
        />
      </div>
    </Drawer>
  );
}

/** Holds the selected result while the focus stays in the field. Another term or other results reset the selection. */
function useChoice(term: string, hits: SearchHits | undefined) {
  const [choice, setChoice] = useState<{ term: string; hits: SearchHits; index: number }>();
  const activeIndex = choice?.term === term && choice.hits === hits ? choice.index : undefined;

  /** Wraps around at the ends of the list; the field is between the last result and the first. */
  const move = (step: 1 | -1) => {
    if (!hits) return;
    const positions = getOptionPaths(hits).length + 1;
    const position = ((activeIndex ?? -1) + 1 + step + positions) % positions;
    setChoice(position === 0 ? undefined : { term, hits, index: position - 1 });
  };
  return { activeIndex, move };
}
