import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from '#server/features/accounts/user.entity.ts';

/** When an editor last had a file open; the browser reports it every 15 s. A crash may empty this unlogged table. */
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
