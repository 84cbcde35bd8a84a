/** Says what came of a press. */
export function SaidText({ said }: { said: { ok: boolean; text: string } | undefined }) {
  return (
    <p className={`desk__said ${said && !said.ok ? 'desk__said--failed' : ''}`} role="status">
      {said?.text}
    </p>
  );
}
