import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { normalizeAlt, photographTexts } from '#schema/rules/photographs.ts';
import { ConcurrencyLimit } from '#server/concurrency-limit.ts';
import { StatementReader } from '#server/database/statements.ts';
import { DomainError, NotFoundError } from '#server/errors.ts';
import type { SessionUser } from '#server/features/accounts/sessions.ts';
import { getPicture } from '#server/features/catalogue/recipe/picture.type.ts';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { writeAction } from '../desk-action.entity.ts';
import { measureDrawing, readUnusedDrawings } from './drawings.ts';
import { PhotographError, type ProcessedPhotograph, processUpload, remakePhotograph } from './make-photograph.ts';
import { ORIGINAL, PhotographEntity, PhotographFileEntity } from './photograph.entity.ts';
import { picturedRows } from './photograph.statements.ts';
import type { DeskPictureType, PhotographDetails } from './photograph.type.ts';
import type { PhotographRequest } from './photograph-jobs.ts';
import { findPictureOwner, type PictureOwner } from './pictured-rows.ts';
import { dropPhotograph, type PhotographChange, storePhotograph } from './store-photograph.ts';
import { readDrawing, takeDownPhotograph } from './take-down-photograph.ts';

/** Maximum number of queued photographs, each of which is in memory. */
const MAX_QUEUED = 3;

/** Lists pictures, makes photographs from editors' files, shows them instead of drawings, and removes them again. */
export class PhotographService {
  private readonly queue = new ConcurrencyLimit(1, MAX_QUEUED, photographTexts.busy);
  private readonly reader: StatementReader;

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Pick<CatalogueService, 'refreshIfChanged'>,
    private readonly contentDir: string,
  ) {
    this.reader = new StatementReader(dataSource);
  }

  /** Lists pictures by title, then unused drawings. @param name - the only picture or drawing to list; null for all */
  async list(name: string | null): Promise<DeskPictureType[]> {
    const rows = await this.reader.rows(picturedRows, [name]);
    const pictures: DeskPictureType[] = [];
    // Sequential, because measuring all files at once would block the event loop.
    for (const { focusX, focusY, page, ...row } of rows)
      pictures.push({
        ...{ name: row.name, kind: row.kind, title: row.title, picture: getPicture(row.name, row), page },
        ...(row.files === null
          ? await measureDrawing(this.contentDir, row.name, row.pictureVersion)
          : { files: row.files, bytes: row.bytes ?? 0 }),
        focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
      });
    const usedNames = new Set(rows.map((row) => row.name));
    return [...pictures, ...(await readUnusedDrawings(this.contentDir, usedNames, name))];
  }

  /**
   * Stores an uploaded photograph, and shows it.
   * @throws {NotFoundError} if no picture has this name
   * @throws {OverloadedError} if too many photographs are queued
   * @throws {DomainError} if the file cannot be used
   */
  async upload(editor: SessionUser, name: string, bytes: Buffer, details: PhotographDetails): Promise<void> {
    await this.makeAndStore(editor, name, details, (request) => processUpload(bytes, request));
  }

  /** Crops the photograph again, or changes its description. @throws the errors of `upload` */
  async change(editor: SessionUser, name: string, details: PhotographDetails): Promise<void> {
    await this.makeAndStore(editor, name, details, async (request) =>
      remakePhotograph(await this.readOriginal(name), request),
    );
  }

  /**
   * Removes a photograph, and shows the drawing.
   * @throws {NotFoundError} if there is no photograph
   * @throws {DomainError} if a row needs the picture and has no drawing
   */
  async remove(editor: SessionUser, name: string): Promise<void> {
    const { title } = await this.findOwner(name);
    if (!(await this.dataSource.manager.existsBy(PhotographEntity, { name })))
      throw new NotFoundError(photographTexts.noPhotograph);
    const drawing = await readDrawing(this.contentDir, name);
    if (!drawing && title !== null) throw new DomainError('UNPROCESSABLE', photographTexts.noDrawing);
    await this.applyChange(editor, (manager) => dropPhotograph(manager, name, drawing));
  }

  /**
   * Deletes all files of a photograph immediately, including replaced versions.
   * @throws {NotFoundError} if there are none
   */
  async takeDown(editor: SessionUser, name: string): Promise<void> {
    const drawing = await readDrawing(this.contentDir, name);
    await this.applyChange(editor, async (manager) => {
      const change = await takeDownPhotograph(manager, name, drawing);
      if (!change) throw new NotFoundError(photographTexts.noPhotograph);
      return change;
    });
  }

  /** Returns the JPEG from which a photograph's files are made. @throws {NotFoundError} if it has none */
  async readOriginal(name: string): Promise<Buffer> {
    const where = { name, file: ORIGINAL, replacedAt: IsNull() };
    const original = await this.dataSource.manager.findOneBy(PhotographFileEntity, where);
    if (!original) throw new NotFoundError(photographTexts.noPhotograph);
    return original.bytes;
  }

  /** @throws {NotFoundError} if no picture has this name */
  private async findOwner(name: string): Promise<PictureOwner> {
    const owner = await findPictureOwner(this.dataSource.manager, name);
    if (!owner) throw new NotFoundError(photographTexts.noPicture);
    return owner;
  }

  private async makeAndStore(
    editor: SessionUser,
    name: string,
    details: PhotographDetails,
    make: (request: PhotographRequest) => Promise<ProcessedPhotograph>,
  ): Promise<void> {
    const owner = await this.findOwner(name);
    const title = owner.title ?? details.title;
    // A picture without a row needs a title, for example if its recipe was never published.
    if (title === '') throw new NotFoundError(photographTexts.noPicture);
    const focus = { x: details.x, y: details.y };
    const request = { alt: normalizeAlt(details.alt), focus, ...(owner.isRecipe && { title }) };
    const photograph = await this.queue.run(() => toDomainErrors(() => make(request)));
    const newPhotograph = { name, staffId: editor.id, focus, ...photograph };
    await this.applyChange(editor, (manager) => storePhotograph(manager, newPhotograph));
  }

  /** Runs a change and logs it, in one transaction. */
  private async applyChange(
    { id: staffId }: SessionUser,
    change: (manager: EntityManager) => Promise<PhotographChange>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const result = await change(manager);
      await writeAction(manager, { staffId, kind: 'PHOTOGRAPH', ...result });
    });
    await this.catalogue.refreshIfChanged();
  }
}

/** @throws {DomainError} if the photograph cannot be used */
async function toDomainErrors<Result>(make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof PhotographError)) throw error;
    throw new DomainError(error.isUnsupportedFormat ? 'UNSUPPORTED_MEDIA_TYPE' : 'UNPROCESSABLE', error.message);
  }
}
