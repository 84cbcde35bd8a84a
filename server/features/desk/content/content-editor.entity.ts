import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from '#server/features/accounts/user.entity.ts';

/**
 * An editor who has a file open; the browser reports it every 15 seconds. The table is unlogged, so a crash may empty
 * it.
 */
@Entity('content_editors')
export class ContentEditorEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'content_editors_pkey' })
  file: string;

  @ForeignKey(() => UserEntity, { name: 'content_editors_staff_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'staff_id', primaryKeyConstraintName: 'content_editors_pkey' })
  staffId: number;

  @Column('timestamp with time zone', { name: 'seen_at', default: () => 'now()' })
  seenAt: Date;
}
