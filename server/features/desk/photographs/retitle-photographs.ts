import { lockContent } from '#server/content/store/content-store.ts';
import { runStatement } from '#server/database/statements.ts';
import type { CleanUp } from '#server/jobs/housekeeping.ts';
import { PhotographError, remakePhotograph } from './make-photograph.ts';
import { PhotographEntity } from './photograph.entity.ts';
import { outdatedPhotographs } from './photograph.statements.ts';
import { ORIGINAL } from './photograph-file.entity.ts';
import { storePhotograph } from './store-photograph.ts';

/** Maximum number of photographs to update per hour. */
const BATCH_SIZE = 20;

/** Updates social pictures that show a former title of their recipe. */
export const retitlePhotographs: CleanUp = async (dataSource) => {
  const rows = await runStatement(dataSource.manager, outdatedPhotographs, [ORIGINAL, BATCH_SIZE]);
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
