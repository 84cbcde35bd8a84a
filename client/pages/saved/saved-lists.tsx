import { Pencil, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { deleteList, findNameProblem, renameList } from '#client/state/lists.ts';
import type { SavedList, SavedRecipe } from '#client/state/store.ts';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { KEEP_PAGE, Link } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast.ts';
import './saved-lists.css';

type Props = {
  lists: readonly SavedList[];
  saved: readonly SavedRecipe[];
  /** The displayed list; undefined for all saved recipes. */
  currentList: SavedList | undefined;
};

/** The lists of saved recipes, and the actions of the displayed list. */
export function SavedLists({ lists, saved, currentList }: Props) {
  if (lists.length === 0) return null;
  const getCount = (id: string) => saved.filter((recipe) => recipe.lists?.includes(id)).length;
  return (
    <div className="saved-lists">
      <nav aria-label="Lists" className="no-print">
        <ul className="saved-lists__names">
          <li>
            <ListLink to="" name="Saved" count={saved.length} isCurrent={!currentList} />
          </li>
          {lists.map(({ id, name }) => (
            <li key={id}>
              <ListLink to={`?list=${id}`} name={name} count={getCount(id)} isCurrent={currentList?.id === id} />
            </li>
          ))}
        </ul>
      </nav>
      {currentList && <ListHead key={currentList.id} list={currentList} lists={lists} />}
    </div>
  );
}

function ListLink({ to, name, count, isCurrent }: { to: string; name: string; count: number; isCurrent: boolean }) {
  return (
    <Link
      className="saved-lists__name"
      to={paths.saved + to}
      state={KEEP_PAGE}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <bdi>{name}</bdi> <span className="saved-lists__count">{count}</span>
    </Link>
  );
}

function ListHead({ list, lists }: { list: SavedList; lists: readonly SavedList[] }) {
  const [isRenaming, setRenaming] = useState(false);
  const navigate = useNavigate();
  const remove = () => {
    const undo = deleteList(list);
    showToast(`Deleted “${list.name}”. Its recipes stay saved.`, { action: { label: 'Undo', run: undo } });
    focusHeading();
    void navigate(paths.saved, { replace: true, state: KEEP_PAGE });
  };
  if (isRenaming) return <RenameForm list={list} lists={lists} onDone={() => setRenaming(false)} />;
  return (
    <div className="saved-lists__head">
      <h2 className="saved-lists__title" dir="auto">
        {list.name}
      </h2>
      <div className="saved-lists__tools no-print">
        <button type="button" className="saved-lists__tool" onClick={() => setRenaming(true)}>
          <Icon of={Pencil} size={16} />
          Rename
        </button>
        <button type="button" className="saved-lists__tool" onClick={remove}>
          <Icon of={Trash2} size={16} />
          Delete list
        </button>
      </div>
    </div>
  );
}

function RenameForm({ list, lists, onDone }: { list: SavedList; lists: readonly SavedList[]; onDone: () => void }) {
  const [name, setName] = useState(list.name);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The form has replaced the pressed Rename button, so the field takes the focus.
  useEffect(() => field.current?.focus(), []);
  const rename = () => {
    const problem = findNameProblem(name, lists, list.id);
    setError(problem);
    if (problem) return;
    renameList(list.id, name);
    const undo = () => renameList(list.id, list.name);
    showToast('List renamed.', { kind: 'success', action: { label: 'Undo', run: undo } });
    onDone();
  };
  return (
    <form
      className="saved-lists__rename"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <Field
        label="List name"
        name="list"
        autoComplete="off"
        ref={field}
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button">
        Rename
      </button>
      <button type="button" className="button button--quiet" onClick={onDone}>
        Cancel
      </button>
    </form>
  );
}
