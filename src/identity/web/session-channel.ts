/** Tabs of one browser share one session: a logout in one of them is told to the others (specification, section 4). */
const signedOut = 'signed-out'

/** One channel for each tab, since a channel does not hear itself. */
export function createSessionChannel(name = 'quai.session') {
  const channel = new BroadcastChannel(name)
  return {
    announceLogout: () => channel.postMessage(signedOut),
    onLogoutElsewhere(listener: () => void): () => void {
      const hear = ({ data }: MessageEvent) => {
        if (data === signedOut) listener()
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
    close: () => channel.close(),
  }
}

type SessionChannel = ReturnType<typeof createSessionChannel>

let opened: SessionChannel | undefined

/** Opened by the first who asks: pages are also rendered at build time, where there are no tabs. */
export function sessionChannel(): SessionChannel {
  opened ??= createSessionChannel()
  return opened
}
