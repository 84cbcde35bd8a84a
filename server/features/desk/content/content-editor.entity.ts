import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from '#server/features/accounts/user.entity.ts';

/**
 * An editor who has a file open; the browser reports it every 15 seconds. The table is unlogged, so a crash may empty
 * it.
 */
@Entity('content_editors')
export class ContentEditorEntity {
  @PrimaryColumn('text')
  file: string;

  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  staffId: number;

  @Column('timestamp with time zone', { default: () => 'now()' })
  seenAt: Date;
}
