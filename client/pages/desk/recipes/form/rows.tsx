import { GripVertical } from 'lucide';
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { MoreMenu } from '#client/ui/more-menu.tsx';
import { FindingText } from './fields.tsx';
import { toFieldId } from './findings.ts';
import { toList, useRecipeForm } from './form-context.ts';
import { insertItem, moveItem, removeValue } from './yaml-edits.ts';
import { getValue, type Path, type YamlValue } from './yaml-source.ts';

/** The row that is being dragged. Module-level because a row can move to another list. */
let draggedRow: { kind: string; path: Path } | undefined;

type Props = {
  /** Path of the list. */
  list: Path;
  /** Kind of the rows. Rows can move between lists of the same kind. */
  kind: string;
  /** Name of one row, for menus. Example: "ingredient". */
  name: string;
  /** Value of a new row. */
  emptyValue: YamlValue;
  /** Path, within a row, of the field that takes the focus. */
  focusPath?: Path;
  /** Other lists that a row can move to. */
  otherLists?: readonly { label: string; list: Path }[];
  renderRow: (path: Path, index: number, handlers: RowHandlers) => ReactNode;
};

type RowHandlers = {
  /** Moves the row with Alt and an arrow key. */
  onMoveKey: (event: KeyboardEvent<HTMLElement>) => void;
  /** Like `onMoveKey`; Enter adds a row below. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Replaces an empty row with pasted lines. @returns `false` if the row is not replaced */
  onPaste: (lines: string[]) => boolean;
};

/** Rows of a list, which move by dragging, with Alt and the arrow keys, and from a menu. */
export function Rows({ list, kind, name, emptyValue, focusPath = [], otherLists = [], renderRow }: Props) {
  const { parsed, edit, focusNext } = useRecipeForm();
  const [overIndex, setOverIndex] = useState<number>();
  const items = toList(getValue(parsed.value, list));
  const focus = (path: Path) => focusNext(toFieldId([...path, ...focusPath]));

  const move = (from: Path, targetList: Path, index: number) => {
    edit((text) => moveItem(text, from, targetList, index));
    focus([...targetList, index]);
  };
  const moveBy = (index: number, offset: number) => {
    const to = index + offset;
    if (to >= 0 && to < items.length) move([...list, index], list, to);
  };
  const add = (index: number, value: YamlValue = emptyValue) => {
    edit((text) => insertItem(text, list, index, value));
    focus([...list, index]);
  };
  const remove = (index: number) => {
    edit((text) => removeValue(text, [...list, index]));
    if (items.length > 1) focus([...list, Math.max(0, index - 1)]);
    else focusNext(toFieldId(list));
  };
  const drop = (event: DragEvent, index: number) => {
    setOverIndex(undefined);
    if (draggedRow?.kind !== kind) return;
    event.preventDefault();
    const from = draggedRow.path;
    draggedRow = undefined;
    // The row goes above the row it is dropped on. Removing it moves later rows up.
    const isMovedDown = toFieldId(from.slice(0, -1)) === toFieldId(list) && Number(from.at(-1)) < index;
    move(from, list, isMovedDown ? index - 1 : index);
  };
  const moveByKey = (index: number, event: KeyboardEvent<HTMLElement>) => {
    const offset = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || offset === 0) return;
    event.preventDefault();
    moveBy(index, offset);
  };
  const getHandlers = (index: number): RowHandlers => ({
    onMoveKey: (event) => moveByKey(index, event),
    onKeyDown: (event) => {
      moveByKey(index, event);
      if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
        event.preventDefault();
        add(index + 1);
      }
    },
    onPaste: (lines) => {
      if (getValue(parsed.value, [...list, index, ...focusPath]) || typeof emptyValue === 'object') return false;
      edit((text) =>
        lines.reduceRight(
          (newText, line) => insertItem(newText, list, index, line),
          removeValue(text, [...list, index]),
        ),
      );
      focus([...list, index + lines.length - 1]);
      return true;
    },
  });

  return (
    <>
      <ol className="rows">
        {items.map((_, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity except its position
            key={index}
            className={overIndex === index ? 'row row--over' : 'row'}
            onDragOver={(event) => {
              if (draggedRow?.kind !== kind) return;
              event.preventDefault();
              setOverIndex(index);
            }}
            onDragLeave={() => setOverIndex(undefined)}
            onDrop={(event) => drop(event, index)}
          >
            <span
              className="row__handle"
              draggable
              aria-hidden="true"
              onDragStart={(event) => {
                draggedRow = { kind, path: [...list, index] };
                event.dataTransfer.setData('text/plain', name);
              }}
            >
              <Icon of={GripVertical} size={18} />
            </span>
            <div className="row__body">{renderRow([...list, index], index, getHandlers(index))}</div>
            <MoreMenu label={`More for ${name} ${index + 1}`}>
              {index > 0 && (
                <li>
                  <button type="button" onClick={() => moveBy(index, -1)}>
                    Move up
                  </button>
                </li>
              )}
              {index < items.length - 1 && (
                <li>
                  <button type="button" onClick={() => moveBy(index, 1)}>
                    Move down
                  </button>
                </li>
              )}
              {otherLists.map(({ label, list: other }) => (
                <li key={toFieldId(other)}>
                  <button
                    type="button"
                    onClick={() => move([...list, index], other, toList(getValue(parsed.value, other)).length)}
                  >
                    Move to {label}
                  </button>
                </li>
              ))}
              <li>
                <button type="button" onClick={() => remove(index)}>
                  Remove
                </button>
              </li>
            </MoreMenu>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button button--quiet rows__add"
        data-field={toFieldId(list)}
        onClick={() => add(items.length)}
        onDragOver={(event) => draggedRow?.kind === kind && event.preventDefault()}
        onDrop={(event) => drop(event, items.length)}
      >
        Add {/^[aeiou]/.test(name) ? 'an' : 'a'} {name}
      </button>
      <FindingText field={toFieldId(list)} />
    </>
  );
}
