/** Domains where anybody gets an address: no organization can claim one. */
const providers = new Set(
  `gmail.com googlemail.com outlook.com outlook.fr outlook.de outlook.es outlook.it hotmail.com hotmail.fr hotmail.de
  hotmail.co.uk hotmail.es hotmail.it live.com live.fr live.nl live.co.uk msn.com yahoo.com yahoo.fr yahoo.de yahoo.es
  yahoo.it yahoo.co.uk ymail.com rocketmail.com aol.com aim.com icloud.com me.com mac.com proton.me protonmail.com
  protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.io tuta.com gmx.com gmx.de gmx.net gmx.at gmx.ch gmx.fr
  web.de t-online.de freenet.de arcor.de mailbox.org posteo.de posteo.net orange.fr wanadoo.fr free.fr laposte.net
  sfr.fr neuf.fr bbox.fr numericable.fr club-internet.fr aliceadsl.fr libero.it virgilio.it alice.it tin.it tiscali.it
  telefonica.net terra.es wp.pl o2.pl onet.pl interia.pl op.pl gazeta.pl seznam.cz centrum.cz email.cz abv.bg mail.bg
  ukr.net mail.ru bk.ru list.ru inbox.ru yandex.ru yandex.com ya.ru rambler.ru qq.com 163.com 126.com sina.com foxmail.com
  naver.com daum.net hanmail.net rediffmail.com zoho.com zohomail.com fastmail.com fastmail.fm hey.com hushmail.com
  mail.com email.com usa.com gmx.us comcast.net verizon.net att.net sbcglobal.net cox.net btinternet.com sky.com
  virginmedia.com ntlworld.com talktalk.net bluewin.ch skynet.be telenet.be ziggo.nl kpnmail.nl planet.nl xs4all.nl
  telia.com online.no eircom.net duck.com simplelogin.com skiff.com bigpond.com uol.com.br bol.com.br terra.com.br`.split(
    /\s+/,
  ),
)

export const isPublicMailProvider = (domain: string): boolean => providers.has(domain.toLowerCase())
