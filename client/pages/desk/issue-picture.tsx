import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Photograph_PictureQueryDocument } from '#client/gql/graphql.ts';
import { TextArea } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Modal } from '#client/ui/modal.tsx';
import { altProblem, MAX_ALT_LENGTH, normalizeAlt } from '#schema/rules/photographs.ts';
import { type PhotographUpload, preparePhotograph, sendPhotograph } from './photograph/send-photograph.ts';

/** File of a picture in emails: 4:3, 640 px wide. Mail clients need JPEG, and it is the only JPEG in 4:3. */
const FILE = '4x3-640.jpg';

type Props = {
  issueId: string;
  /** Inserts Markdown at the cursor. */
  onInsert: (markdown: string) => void;
};

/** Returns a field that uploads a picture and inserts it, and a function that does this with a dropped file. */
export function useIssuePicture({ issueId, onInsert }: Props) {
  const [upload, setUpload] = useState<PhotographUpload>();
  const [problem, setProblem] = useState<string>();
  const addFile = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    try {
      setUpload(await preparePhotograph(file));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    addFile,
    /** The file input, the problem of the last file, and a dialog that asks what the picture shows. */
    pictureField: (
      <div className="field">
        <label className="field__label">
          Add a picture: choose a file, or drop one on the text
          <input
            type="file"
            className="issue__file"
            accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
            onChange={({ target }) => {
              void addFile(target.files?.[0]);
              // Allows the same file to be chosen again.
              target.value = '';
            }}
          />
        </label>
        <FormMessage result={problem === undefined ? undefined : { ok: false, text: problem }} />
        {upload && (
          <PictureDialog issueId={issueId} upload={upload} onInsert={onInsert} onClose={() => setUpload(undefined)} />
        )}
      </div>
    ),
  };
}

type DialogProps = Props & { upload: PhotographUpload; onClose: () => void };

function PictureDialog({ issueId, upload, onInsert, onClose }: DialogProps) {
  const client = useApolloClient();
  const [uploadedShare, setUploadedShare] = useState<number>();
  const form = useCheckedForm<{ alt: string }>(
    { alt: ({ alt }) => altProblem(alt)?.message },
    async (values) => {
      const name = `issue--${issueId}-${toHex(crypto.getRandomValues(new Uint8Array(4)))}`;
      const alt = normalizeAlt(values.alt);
      const query = { alt, x: '0.5', y: '0.5' };
      const result = await sendPhotograph({
        method: 'PUT',
        name,
        query,
        blob: upload.blob,
        onProgress: setUploadedShare,
      });
      setUploadedShare(undefined);
      if (!result.ok) return result;
      const options = { query: Photograph_PictureQueryDocument, variables: { name }, fetchPolicy: 'no-cache' } as const;
      const { data } = await client.query(options).catch(() => ({ data: undefined }));
      const base = data?.desk?.pictures[0]?.picture.base;
      if (!base) return { ok: false, text: 'The picture is stored, but could not be read. Please try again.' };
      onInsert(`![${alt.replace(/[\\[\]]/g, '\\$&')}](${base}/${FILE})`);
      onClose();
      return result;
    },
    { defaultValues: { alt: '' } },
  );
  const length = form.watch('alt').length;
  return (
    <Modal title="What does it show?" onClose={onClose}>
      <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
        <img className="issue__picked" src={upload.src} alt="" />
        <FormMessage result={form.result} />
        <TextArea
          label="One sentence for readers who cannot see it"
          hint={`${length} of ${MAX_ALT_LENGTH} characters.`}
          rows={2}
          required
          {...form.field('alt')}
        />
        {uploadedShare !== undefined && <progress value={uploadedShare} aria-label="Upload" />}
        <div className="form__buttons">
          <button type="button" className="button button--quiet" onClick={onClose}>
            Cancel
          </button>
          <SubmitButton busy={form.busy}>Insert</SubmitButton>
        </div>
      </form>
    </Modal>
  );
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
