import { Modal } from '../modal.tsx';
import { ShareLink } from './share-link.tsx';

type Props = { title: string; url: string; onClose: () => void };

/** The modal that opens if the device has no share sheet. */
export function SharePanel({ title, url, onClose }: Props) {
  return (
    <Modal title={`Share ${title}`} onClose={onClose}>
      <ShareLink title={title} url={url} />
    </Modal>
  );
}
