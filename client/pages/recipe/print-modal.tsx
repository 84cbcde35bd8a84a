import { useState } from 'react';
import { Modal } from '#client/ui/modal.tsx';
import './print-modal.css';

/** The optional parts of a printed recipe. The style sheet hides each by its name: `html[data-print~="no-picture"]`. */
const parts = [
  { name: 'picture', label: 'The picture' },
  { name: 'tips', label: 'Tips, equipment and suggestions' },
  { name: 'nutrition', label: 'Nutrition' },
  { name: 'notes', label: 'Your note' },
] as const;

/** Parts left out of cards unless the reader adds them. */
const partsNotOnCards = ['picture', 'tips', 'nutrition'];

/** Asks which parts of a recipe to print, and prints it for the displayed servings. */
export function PrintModal({ servings, onClose }: { servings: number; onClose: () => void }) {
  const [excludedParts, setExcludedParts] = useState<readonly string[]>([]);
  const [isCard, setCard] = useState(false);
  const print = () => {
    onClose();
    const { dataset } = document.documentElement;
    dataset.print = [...excludedParts.map((name) => `no-${name}`), isCard ? 'card' : ''].join(' ').trim();
    window.addEventListener('afterprint', () => delete dataset.print, { once: true });
    // Waits until the modal is closed.
    requestAnimationFrame(() => window.print());
  };
  return (
    <Modal title="Print the recipe" onClose={onClose}>
      <form
        className="form print-modal"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          print();
        }}
      >
        <p className="modal__text">
          For {servings === 1 ? '1 serving' : `${servings} servings`}, as shown on the page, with ingredients, steps
          and:
        </p>
        {parts.map(({ name, label }) => (
          <label key={name} className="print-modal__part">
            <input
              type="checkbox"
              name={name}
              checked={!excludedParts.includes(name)}
              onChange={({ target }) =>
                setExcludedParts(
                  target.checked ? excludedParts.filter((other) => other !== name) : [...excludedParts, name],
                )
              }
            />
            {label}
          </label>
        ))}
        <label className="print-modal__part">
          <input
            type="checkbox"
            name="card"
            checked={isCard}
            onChange={({ target }) => {
              const others = excludedParts.filter((name) => !partsNotOnCards.includes(name));
              setCard(target.checked);
              setExcludedParts(target.checked ? [...others, ...partsNotOnCards] : others);
            }}
          />
          As a half-page card with ingredients and steps
        </label>
        <button type="submit" className="button">
          Print
        </button>
      </form>
    </Modal>
  );
}
