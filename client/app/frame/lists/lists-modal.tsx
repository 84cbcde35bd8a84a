import { useState } from 'react';
import { chooseLists, createList, findNameProblem, setInList } from '#client/state/lists.ts';
import { type Product, useBrowserStore } from '#client/state/store.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { MAX_LIST_NAME_LENGTH } from '#schema/rules/kitchen.ts';
import './lists-modal.css';

/** Adds a recipe to lists, and removes it: each tick is stored at once. */
export function ListsModal({ product }: { product: Product }) {
  const lists = useBrowserStore((state) => state.lists) ?? [];
  const saved = useBrowserStore((state) => state.saved)?.find(({ id }) => id === product.id);
  return (
    <Modal title="Lists" onClose={() => chooseLists()}>
      <p className="modal__text">Saved recipes are all in “Saved”. Add “{product.title}” to a list.</p>
      {lists.length > 0 && (
        <ul className="lists-modal">
          {lists.map(({ id, name }) => (
            <li key={id}>
              <label className="lists-modal__list">
                <input
                  type="checkbox"
                  checked={saved?.lists?.includes(id) ?? false}
                  onChange={({ target }) => setInList(product, id, target.checked)}
                />
                <bdi>{name}</bdi>
              </label>
            </li>
          ))}
        </ul>
      )}
      <NewListForm product={product} />
      <div className="form__buttons">
        <button type="button" className="button" onClick={() => chooseLists()}>
          Done
        </button>
      </div>
    </Modal>
  );
}

/** A form that creates a list with the recipe in it. */
function NewListForm({ product }: { product: Product }) {
  const lists = useBrowserStore((state) => state.lists) ?? [];
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const problem = findNameProblem(name, lists);
    setError(problem);
    if (problem) return;
    createList(name, product);
    setName('');
  };
  return (
    <form
      className="lists-modal__new"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label="New list"
        name="list"
        autoComplete="off"
        maxLength={2 * MAX_LIST_NAME_LENGTH}
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button button--quiet">
        Add
      </button>
    </form>
  );
}
