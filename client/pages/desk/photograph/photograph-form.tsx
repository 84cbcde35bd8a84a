import {
  type CSSProperties,
  type DragEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { FieldError, TextArea } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { altProblem, MAX_ALT_LENGTH, MAX_PHOTOGRAPH_BYTES, MIN_PHOTOGRAPH_SIZE } from '#schema/rules/photographs.ts';
import { type PhotographUpload, preparePhotograph, readStoredPhotograph, sendPhotograph } from './send-photograph.ts';

type Props = {
  name: string;
  title: string;
  /** The current photograph; undefined if there is none. */
  stored: { base: string; alt: string; focus: Focus } | undefined;
  /** Called after a change, to fetch the displayed data again. */
  onDone: () => Promise<void>;
};

/** How to remove a photograph. Its files are kept for cached pages, or deleted at once. */
type Removal = 'keep files' | 'delete files';

const CENTER: Focus = { x: 0.5, y: 0.5 };

/** Accepts a photograph, asks for its focus and its description, and uploads it; changes or removes the stored one. */
export function PhotographForm({ name, title, stored, onDone }: Props) {
  const [upload, setUpload] = useState<PhotographUpload>();
  const [uploadedSrc, setUploadedSrc] = useState<string>();
  const [problem, setProblem] = useState('');
  const [focus, setFocus] = useState(stored?.focus ?? CENTER);
  const [uploadedShare, setUploadedShare] = useState<number>();
  const [removalToConfirm, setRemovalToConfirm] = useState<Removal>();
  const storedSrc = useStoredPhotograph(name, stored?.base, setProblem);
  const fileInput = useRef<HTMLInputElement>(null);
  const form = useCheckedForm<{ alt: string }>(
    { alt: ({ alt }) => altProblem(alt)?.message },
    async ({ alt }) => {
      const query = { alt, x: String(focus.x), y: String(focus.y), title };
      const blob = upload?.blob;
      if (blob) setUploadedShare(0);
      const result = await sendPhotograph({
        method: blob ? 'PUT' : 'PATCH',
        name,
        query,
        blob,
        onProgress: setUploadedShare,
      });
      setUploadedShare(undefined);
      if (result.ok) {
        if (upload) setUploadedSrc(upload.src);
        await onDone();
        setUpload(undefined);
      }
      return result;
    },
    { defaultValues: { alt: stored?.alt ?? '' } },
  );
  const chooseFile = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    try {
      setUpload(await preparePhotograph(file));
      setFocus(CENTER);
      // The previous description is about another photograph.
      form.reset({ alt: '' });
      form.setResult(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const remove = async (removal: Removal) => {
    if (removalToConfirm !== removal) return setRemovalToConfirm(removal);
    const query: Record<string, string> = removal === 'delete files' ? { files: 'all' } : {};
    const result = await sendPhotograph({ method: 'DELETE', name, query });
    setRemovalToConfirm(undefined);
    if (result.ok) {
      await onDone();
      form.reset({ alt: '' });
      setFocus(CENTER);
      // The focused button has disappeared.
      fileInput.current?.focus();
    }
    form.setResult(result);
  };
  const discard = () => {
    setUpload(undefined);
    setFocus(stored?.focus ?? CENTER);
    form.reset({ alt: stored?.alt ?? '' });
  };
  // Shows the uploaded photograph until the stored one has loaded.
  const src = upload?.src ?? storedSrc ?? (stored && uploadedSrc);
  const length = form.watch('alt').length;
  return (
    <form className="form photograph__form" noValidate aria-label={`Photograph of ${title}`} onSubmit={form.onSubmit}>
      <DropArea
        hasPhotograph={src !== undefined}
        problem={problem}
        fileInput={fileInput}
        onChoose={(each) => void chooseFile(each)}
      />
      {src && (
        <>
          <FocusField src={src} focus={focus} onChange={setFocus} />
          <TextArea
            label="What does it show?"
            hint={`One sentence for readers who cannot see it: ${length} of ${MAX_ALT_LENGTH} characters.`}
            rows={3}
            required
            {...form.field('alt')}
          />
          <div className="photograph__progress">
            {uploadedShare !== undefined && (
              <progress value={uploadedShare < 1 ? uploadedShare : undefined} aria-label="Progress" />
            )}
            <p role="status">
              {uploadedShare !== undefined &&
                (uploadedShare < 1 ? `Sending: ${Math.floor(uploadedShare * 100)} %` : 'Creating all sizes…')}
            </p>
          </div>
        </>
      )}
      {/* Next to the button that was pressed; the photograph above it is taller than a phone. */}
      <FormMessage result={form.result} />
      {src && (
        <div className="form__buttons">
          <SubmitButton busy={form.busy}>{upload ? 'Use this photograph' : 'Save the changes'}</SubmitButton>
          {upload && !form.busy && (
            <button type="button" className="button button--quiet" onClick={discard}>
              Discard
            </button>
          )}
          {stored && !upload && !form.busy && (
            <>
              <button type="button" className="button button--quiet" onClick={() => void remove('keep files')}>
                {removalToConfirm === 'keep files' ? 'Yes, remove it' : 'Back to the drawing'}
              </button>
              <button type="button" className="button button--quiet" onClick={() => void remove('delete files')}>
                {removalToConfirm === 'delete files' ? 'Yes, delete all its files' : 'Take it down'}
              </button>
            </>
          )}
        </div>
      )}
    </form>
  );
}

/** Returns a URL of the uncropped photograph, which only editors can see; undefined until it loads. */
function useStoredPhotograph(name: string, base: string | undefined, onProblem: (text: string) => void) {
  const [stored, setStored] = useState<{ base: string; src: string }>();
  const reportProblem = useEffectEvent(onProblem);
  useEffect(() => {
    let isCurrent = base !== undefined;
    if (base !== undefined)
      readStoredPhotograph(name).then(
        (src) => isCurrent && setStored({ base, src }),
        (error: Error) => isCurrent && reportProblem(error.message),
      );
    return () => {
      isCurrent = false;
    };
  }, [name, base]);
  return stored?.base === base ? stored?.src : undefined;
}

type DropProps = {
  hasPhotograph: boolean;
  problem: string;
  fileInput: RefObject<HTMLInputElement | null>;
  onChoose: (file: File | undefined) => void;
};

/** An area that accepts a dropped file, with a button to choose one. */
function DropArea({ hasPhotograph, problem, fileInput, onChoose }: DropProps) {
  const id = useId();
  const [isDragOver, setDragOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    onChoose(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button in it
    <div
      className={isDragOver ? 'photograph__drop photograph__drop--over' : 'photograph__drop'}
      onDragOver={dragOver}
      onDragLeave={() => setDragOver(false)}
      onDrop={drop}
    >
      <label className="field__label" htmlFor={id}>
        {hasPhotograph ? 'Choose another photograph' : 'Choose a photograph'}
      </label>
      <input
        ref={fileInput}
        id={id}
        data-field="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <p className="field__hint" id={`${id}-hint`}>
        Or drop it here: JPEG, PNG or WebP, at least {MIN_PHOTOGRAPH_SIZE.width} by {MIN_PHOTOGRAPH_SIZE.height} px, at
        most {MAX_PHOTOGRAPH_BYTES / 1_000_000} MB. Its location data stays on your device.
      </p>
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </div>
  );
}

/** A point in a photograph: fractions of its width and height. */
type Focus = { x: number; y: number };

const shapes = [
  { ratio: '4 / 3', label: '4:3, on the page' },
  { ratio: '1 / 1', label: '1:1, for small sizes' },
  { ratio: '16 / 9', label: '16:9, for links' },
];

const focusAxes = [
  { axis: 'x', label: 'From the left' },
  { axis: 'y', label: 'From the top' },
] as const;

type FocusFieldProps = { src: string; focus: Focus; onChange: (focus: Focus) => void };

/**
 * Chooses the focus of a photograph for cropping, by a click on it or with two sliders. Shows the three crops.
 */
function FocusField({ src, focus, onChange }: FocusFieldProps) {
  const position: CSSProperties = { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` };
  const setByClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: toShare((clientX - left) / width), y: toShare((clientY - top) / height) });
  };
  return (
    <fieldset className="focus-field">
      <legend className="field__label">Focus when cropped</legend>
      <p className="field__hint">Click the center of the dish, or move the sliders. All three crops follow.</p>
      <div className="focus-field__whole">
        {/* The sliders below set the focus with the keyboard. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a click is a shortcut for the two sliders */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click is a shortcut for the two sliders */}
        <div className="focus-field__photograph" onClick={setByClick}>
          <img src={src} alt="" />
          <span
            className="focus-field__point"
            style={{ insetInlineStart: `${focus.x * 100}%`, insetBlockStart: `${focus.y * 100}%` }}
          />
        </div>
        {focusAxes.map(({ axis, label }) => (
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
            <img src={src} alt="" style={{ aspectRatio: ratio, ...position }} />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  );
}

function toShare(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
