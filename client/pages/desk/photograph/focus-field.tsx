import type { CSSProperties, MouseEvent } from 'react';

/** A place in a photograph, as shares of 0 to 1. */
export type Focus = { x: number; y: number };

const shapes = [
  { ratio: '4 / 3', label: '4:3, on the page' },
  { ratio: '1 / 1', label: '1:1, where it is small' },
  { ratio: '16 / 9', label: '16:9, for links' },
];

const sides = [
  { axis: 'x', label: 'From the left' },
  { axis: 'y', label: 'From the top' },
] as const;

type Props = { src: string; focus: Focus; onChange: (focus: Focus) => void };

/** Chooses what stays of a photograph when it is cut: by a click on it, or by keys on two sliders. Shows the three cuts. */
export function FocusField({ src, focus, onChange }: Props) {
  const place: CSSProperties = { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` };
  const take = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: rounded((clientX - left) / width), y: rounded((clientY - top) / height) });
  };
  return (
    <fieldset className="focus-field">
      <legend className="field__label">What stays when it is cut</legend>
      <div className="focus-field__whole">
        {/* The sliders do the same by keys. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a click is a short way to the two sliders */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click is a short way to the two sliders */}
        <div className="focus-field__photograph" onClick={take}>
          <img src={src} alt="" />
          <span
            className="focus-field__point"
            style={{ insetInlineStart: `${focus.x * 100}%`, insetBlockStart: `${focus.y * 100}%` }}
          />
        </div>
        {sides.map(({ axis, label }) => (
          <label key={axis} className="focus-field__side">
            {label}
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(focus[axis] * 100)}
              aria-valuetext={`${Math.round(focus[axis] * 100)} %`}
              onChange={({ target }) => onChange({ ...focus, [axis]: Number(target.value) / 100 })}
            />
          </label>
        ))}
      </div>
      <div className="focus-field__cuts">
        {shapes.map(({ ratio, label }) => (
          <figure key={ratio}>
            <img src={src} alt="" style={{ aspectRatio: ratio, ...place }} />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  );
}

function rounded(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
