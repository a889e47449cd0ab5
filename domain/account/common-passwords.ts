/** The most common leaked passwords; `weak-password.ts` detects repetitions and keyboard runs by rule. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password passwort passord kodeord hemmelig hemmelighet passordet mittpassord nyttpassord velkommen sommerfugl
  kjærlighet kjaerlighet fotball håndball sjakkmatt sjakkspiller sjakklubb
  norge norway bergen trondheim stavanger liverpool chelsea arsenal manchester barcelona rosenborg brann
  welcome letmein iloveyou loveyou sunshine princess football baseball basketball superman batman starwars pokemon
  michael jennifer jordan jessica charlie michelle daniel ashley nicole thomas anthony matthew joshua andrew
  computer internet samsung whatever trustno trustnoone freedom mustang corvette ferrari mercedes porsche
  blink182 chocolate butterfly flower summer sommer winter vinter spring monkey dragon shadow master killer hunter
  liverpoolfc diamond forever garfield pepper ginger cookie cheese maggie purple orange yamaha
  secret topsecret access changeme change default testing test tester testtest guest admin administrator root
  login loginpass minecraft fortnite roblox snoopy tinkerbell chelseafc hockey soccer victoria
  asdf asdfgh asdfghjkl qwerty qwertyuiop qwertyui qwert zxcvbn zxcvbnm azerty azertyuiop
  qazwsx qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t 1qazxsw2 q1w2e3r4 zaq12wsx qwer1234 asdf1234 abcd1234 pass1234
  abc123 abcabc abcdef password1 passw0rd p@ssw0rd p@ssword pa55word passord1 pass0rd
  chess chessmaster checkmate sjakk sjakkmester sjakkonge grandmaster stormester magnus carlsen magnuscarlsen kasparov
  lichess rokade elo2000 kongebonde dronning
  123123 123321 123abc 121212 112233 159753 147258 147258369 789456123 987654321 102030 131313 696969 666666 fuckyou
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
);
