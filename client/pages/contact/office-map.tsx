import { ExternalLink } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useConsent } from '#client/state/consent.ts';
import { Icon } from '#client/ui/icon.tsx';
import { office } from '#schema/rules/office.ts';
import { DrawnMap } from './drawn-map.tsx';
import './office-map.css';

const { latitude, longitude } = office;
/** Half the height and width of the map, in degrees. */
const HALF_HEIGHT = 0.006;
const HALF_WIDTH = 0.014;

const box = [longitude - HALF_WIDTH, latitude - HALF_HEIGHT, longitude + HALF_WIDTH, latitude + HALF_HEIGHT].map(
  (degrees) => degrees.toFixed(4),
);
const embedUrl = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
const mapUrl = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

/**
 * The map of the office. Shows our own drawing, which contacts no other site, until the visitor accepts content from
 * other sites or presses the button.
 */
export function OfficeMap() {
  const [hasPressed, setHasPressed] = useState(false);
  const isShown = useConsent() === 'accepted' || hasPressed;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (hasPressed) frame.current?.focus();
  }, [hasPressed]);

  return (
    <section className="office-map" aria-labelledby="map">
      <h2 className="visually-hidden" id="map">
        Map
      </h2>
      <div className="office-map__sheet">
        {isShown ? (
          <iframe
            ref={frame}
            className="office-map__frame"
            src={embedUrl}
            loading="lazy"
            title="Map of the streets around the office, by OpenStreetMap"
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <DrawnMap />
            <ShowMapButton onShow={() => setHasPressed(true)} />
          </>
        )}
      </div>
      <p className="office-map__elsewhere">
        <a href={mapUrl} rel="noreferrer">
          Open in OpenStreetMap <Icon of={ExternalLink} size={16} />
        </a>
      </p>
    </section>
  );
}

/** The button that loads the map from OpenStreetMap, with a note. */
function ShowMapButton({ onShow }: { onShow: () => void }) {
  const consent = useConsent();
  return (
    <div className="office-map__offer needs-script no-print">
      <button type="button" className="button" onClick={onShow}>
        Show the map
      </button>
      <p>
        {consent === 'rejected' && 'You rejected content from other sites, so this is our own drawing. '}
        Showing the map contacts OpenStreetMap, which then sees your IP address. Your choice applies to this visit only.
      </p>
    </div>
  );
}
