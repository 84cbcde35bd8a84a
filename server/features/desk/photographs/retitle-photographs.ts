import { lockContent } from '#server/content/store/content-store.ts';
import type { CleanUp } from '#server/jobs/housekeeping.ts';
import { PhotographError, remakePhotograph } from './make-photograph.ts';
import { PhotographEntity } from './photograph.entity.ts';
import { ORIGINAL } from './photograph-file.entity.ts';
import { storePhotograph } from './store-photograph.ts';

interface Row {
  name: string;
  version: string;
  title: string;
  alt: string;
  x: number;
  y: number;
  staffId: number;
  original: Buffer;
}

/** Maximum number of photographs to update per hour. */
const AT_MOST = 20;

/** Updates social pictures that show a former title of their recipe. */
export const retitlePhotographs: CleanUp = async (dataSource) => {
  const rows: Row[] = await dataSource.query(
    `select p.name, p.version, r.title, p.said->>'alt' as alt, p.focus_x as x, p.focus_y as y, p.staff_id as "staffId",
       f.bytes as original
     from (select *, description::jsonb as said from photographs) p
     join recipes r on r.slug = p.name and r.is_published
     join photograph_files f on f.name = p.name and f.version = p.version and f.file = $1
     where p.said->'social'->>'title' is distinct from r.title limit ${AT_MOST}`,
    [ORIGINAL],
  );
  if (rows.length === 0) return;
  for (const { name, version, title, alt, x, y, staffId, original } of rows) {
    const focus = { x, y };
    const photograph = await remakePhotograph(original, { alt, focus, title }).catch((error: unknown) => {
      // A title that does not fit leaves this photograph unchanged, and does not stop the others.
      if (!(error instanceof PhotographError)) throw error;
    });
    if (!photograph) continue;
    await dataSource.transaction(async (manager) => {
      await lockContent(manager);
      // An editor may have changed it in the meantime.
      if (!(await manager.existsBy(PhotographEntity, { name, version }))) return;
      await storePhotograph(manager, { name, staffId, focus, ...photograph });
    });
  }
};
