import { Copy, Mail, Share2 } from 'lucide';
import { Icon } from '../icon.tsx';
import { copyText } from './copy-text.ts';
import { hasDeviceSheet, shareOnDevice } from './share.ts';
import './share.css';

type Props = {
  /** An absolute URL. */
  url: string;
  /** The title of the page that it leads to. */
  title: string;
};

/** A URL, with buttons to copy, email or share it with the device's share sheet. */
export function ShareLink({ url, title }: Props) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className="share-link">
      <input
        className="share-link__address"
        aria-label="Link"
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="share-link__ways">
        {hasDeviceSheet() && (
          <button type="button" className="button" onClick={() => void shareOnDevice({ title, url })}>
            <Icon of={Share2} size={18} />
            Share
          </button>
        )}
        <CopyLink url={url} />
        <a className="button button--quiet" href={mail}>
          <Icon of={Mail} size={18} />
          Email
        </a>
      </div>
    </div>
  );
}

/** @param label - the label for screen readers if there are several such buttons */
export function CopyLink({ url, label }: { url: string; label?: string }) {
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-label={label}
      onClick={() => void copyText(url, { message: 'Link copied' })}
    >
      <Icon of={Copy} size={18} />
      Copy link
    </button>
  );
}
