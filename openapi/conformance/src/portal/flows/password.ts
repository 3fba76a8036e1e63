import type { Rule } from '../../engine/rules/rule.ts'
import { withVerdict } from '../../engine/rules/verdict.ts'
import { login } from './sessions.ts'

/** Made before anything else uses up how often it may be called: there has to be a way back. */
export const passwordChanges: Rule = {
  id: 'examples/password',
  title: 'A changed password counts at once, the old one no more, and a wrong one changes nothing',
  phase: 'examples',
  needs: ['user', 'other', 'write', 'state'],
  operations: ['changePassword'],
  share: 5,
  run: withVerdict(async (context, verdict) => {
    const session = await context.signIn('other')
    const old = context.passwordOf('other')
    const fresh = `Kept ${context.unique()} by nobody`
    const change = (current_password: string, new_password: string) =>
      context.call('changePassword', {
        as: session,
        body: { current_password, new_password, repeat_password: new_password },
      })
    const wrong = await change(`not ${old}`, fresh)
    if (wrong.status === 429) return
    verdict.refused(wrong, 'a wrong password')
    const changed = await change(old, fresh)
    if (changed.status !== 200)
      return context.leaveOut('changePassword', `it returned ${changed.status} ${changed.code}`.trim())
    const [withOld, withNew] = [await login(context, 'other'), await login(context, 'other', fresh)]
    verdict.expect(changed, {
      check: 'a new password',
      holds: withOld.status === 401 && withNew.status === 200,
      expected: 'the new password to sign in with, and the old one no more',
      got: `${withOld.status} for the old one, ${withNew.status} for the new one`,
    })
    if (withNew.status === 200 || withOld.status !== 200) {
      const { status, code } = await change(fresh, old)
      if (status !== 200)
        context.leaveOut(
          'changePassword',
          `the password of --other is changed and could not be restored: ${status} ${code}`,
        )
    }
    await context.signInAgain('other')
  }),
}
