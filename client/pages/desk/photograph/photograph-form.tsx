import { type DragEvent, type RefObject, useId, useRef, useState } from 'react';
import { FieldError, TextArea } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { altProblem, MAX_ALT_LENGTH } from '#schema/rules/photographs.ts';
import { type Focus, FocusField } from './focus-field.tsx';
import { type Prepared, preparePhotograph } from './prepare-photograph.ts';
import { sendPhotograph } from './send-photograph.ts';

type Props = {
  name: string;
  title: string;
  /** The photograph that is shown now; undefined where there is none. */
  stored: { base: string; alt: string; focus: Focus } | undefined;
  /** Reads anew what is shown. */
  onDone: () => Promise<void>;
};

const CENTRE: Focus = { x: 0.5, y: 0.5 };

/** Takes a photograph, asks what stays of it and what it shows, and shows it to readers. */
export function PhotographForm({ name, title, stored, onDone }: Props) {
  const [picked, setPicked] = useState<Prepared>();
  const [problem, setProblem] = useState('');
  const [focus, setFocus] = useState(stored?.focus ?? CENTRE);
  const [sent, setSent] = useState<number>();
  const [isSure, setSure] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const form = useCheckedForm<{ alt: string }>(
    { alt: ({ alt }) => altProblem(alt)?.message },
    async ({ alt }) => {
      const query = { alt, x: String(focus.x), y: String(focus.y), title };
      const blob = picked?.blob;
      const result = await sendPhotograph({ method: blob ? 'PUT' : 'PATCH', name, query, blob, onProgress: setSent });
      setSent(undefined);
      if (result.ok) {
        await onDone();
        setPicked(undefined);
      }
      return result;
    },
    { defaultValues: { alt: stored?.alt ?? '' } },
  );
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem('');
    try {
      setPicked(await preparePhotograph(chosen));
      setFocus(CENTRE);
      form.setResult(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const remove = async () => {
    if (!isSure) return setSure(true);
    const result = await sendPhotograph({ method: 'DELETE', name });
    setSure(false);
    if (result.ok) {
      await onDone();
      form.reset({ alt: '' });
      setFocus(CENTRE);
      // Its button is gone.
      file.current?.focus();
    }
    form.setResult(result);
  };
  const src = picked?.src ?? (stored && `${stored.base}/original.jpg`);
  const length = form.watch('alt').length;
  return (
    <form className="form photograph__form" noValidate aria-label={`Photograph of ${title}`} onSubmit={form.onSubmit}>
      <FormMessage result={form.result} />
      <DropArea hasPhotograph={src !== undefined} problem={problem} file={file} onTake={(each) => void take(each)} />
      {src && (
        <>
          <FocusField src={src} focus={focus} onChange={setFocus} />
          <TextArea
            label="What does it show?"
            hint={`One sentence for those who cannot see it: ${length} of ${MAX_ALT_LENGTH} characters.`}
            rows={3}
            required
            {...form.field('alt')}
          />
          <p className="photograph__progress" role="status">
            {sent !== undefined && (sent < 1 ? `Sending: ${Math.floor(sent * 100)} %` : 'Making all sizes…')}
          </p>
          <div className="form__buttons">
            <SubmitButton busy={form.busy}>{picked ? 'Show this photograph' : 'Save the changes'}</SubmitButton>
            {picked && !form.busy && (
              <button type="button" className="button button--quiet" onClick={() => setPicked(undefined)}>
                Do not use it
              </button>
            )}
            {stored && !picked && !form.busy && (
              <button type="button" className="button button--quiet" onClick={() => void remove()}>
                {isSure ? 'Yes, take it away' : 'Back to the drawing'}
              </button>
            )}
          </div>
        </>
      )}
    </form>
  );
}

type DropProps = {
  hasPhotograph: boolean;
  problem: string;
  file: RefObject<HTMLInputElement | null>;
  onTake: (chosen: File | undefined) => void;
};

/** Takes a file that is dropped, or chosen by a button. */
function DropArea({ hasPhotograph, problem, file, onTake }: DropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onTake(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: to drop is a short way to the button in it
    <div
      className={isOver ? 'photograph__drop photograph__drop--over' : 'photograph__drop'}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="field__label" htmlFor={id}>
        {hasPhotograph ? 'Choose another photograph' : 'Choose a photograph'}
      </label>
      <input
        ref={file}
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => {
          onTake(target.files?.[0]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <p className="field__hint" id={`${id}-hint`}>
        Or drop it here: JPEG, PNG or WebP, at least 1280 by 960 px, at most 20 MB. Where it was taken stays on your
        device.
      </p>
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </div>
  );
}
